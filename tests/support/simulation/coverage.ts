import type { Member, MemberInput, MemberStep } from '../../../src/table/succession/index.ts';
import type { Device } from './device.ts';
import type { Tally } from './tally.ts';

/** Names what a step was an example of. */
export function noteCoverage(
  tally: Tally,
  before: Member,
  input: MemberInput,
  step: MemberStep,
  all: readonly Device[],
): void {
  const { member } = step;
  const { reign, campaign } = member;
  if (campaign && campaign !== before.campaign) noteCampaign(tally, before, member, all);
  if (before.reign && !reign) tally.count('stale host stepped down');
  if (reign?.log && reign.log !== before.reign?.log && reign.log.generation !== before.reign?.log?.generation) {
    tally.count('generation begun');
  }
  if ((before.reign?.configs.length ?? 0) > 1 && reign?.configs.length === 1) tally.count('generation settled');
  if (reign?.abdicated && !before.reign?.abdicated) tally.count('handed over');
  if (reign?.unconfirmed.length && !before.reign?.unconfirmed.length) tally.count('answer waits for others');
  if (reign?.held.length && !before.reign?.held.length) tally.count('act held');
  if (before.reign?.saidRuling && reign && !reign.saidRuling) tally.count('stopped ruling');
  if (member.dazedUntil > before.dazedUntil) tally.count('woke up');
  if (before.storing.failing && !member.storing.failing) tally.count('storage recovered');
  for (const work of step.work) if (work.type === 'combine') noteVotes(tally, member, work.shares.length);
  for (const { letter } of step.post) {
    if (letter.type === 'no-vote' || letter.type === 'opinion') tally.count(`vote refused: ${letter.no ?? 'no'}`);
    if (letter.type === 'vote') tally.count('vote');
  }
  for (const write of step.batch?.writes ?? []) if (write.type === 'branch') tally.count('branch kept');
  if (input.type === 'ask') tally.count('asked');
}

function noteCampaign(tally: Tally, before: Member, { campaign, reign }: Member, all: readonly Device[]): void {
  if (before.campaign || !campaign) return;
  tally.count(reign ? 'host stood again' : 'stood');
  const standing = all.filter(({ member }) => member?.campaign).length;
  if (standing > 1) tally.count('double candidacy');
}

function noteVotes(tally: Tally, { campaign }: Member, used: number): void {
  const given = Object.values(campaign?.votes ?? {}).filter(share => share !== null).length;
  tally.count(given === used ? 'won with exactly t shares' : 'won with more than t shares');
}
