import type { Claim, Viewer } from '../../../../engine/index.ts';
import type { ClaimGroup } from '../../../../ui/game-ui.ts';
import type { Icons } from '../../data/cards.ts';
import { type ClaimSubject, SUBJECTS, offeredClaims } from '../../facts/claim-offers.ts';
import { type Mix, type ParsedClaim, type Remark, parseClaim } from '../../data/claims.ts';
import type { View } from '../../view.ts';
import { costWords } from './cards.ts';
import type { People } from './people.ts';

/** A claim aloud. Null when it is not of this game, or names somebody who is not at the table. */
export function claimWords(claim: Claim, people: People): string | null {
  const parsed = parseClaim(claim);
  return parsed && sentence(parsed, people);
}

/** What this seat may say at a tap. It is the same whatever the seat knows. */
export const claimGroups = (view: View, viewer: Viewer): readonly ClaimGroup[] =>
  SUBJECTS.map(subject => ({ title: TITLES[subject], claims: offeredClaims(view, viewer, subject) })).filter(
    ({ claims }) => claims.length > 0,
  );

const TITLES: Readonly<Record<ClaimSubject, string>> = {
  submitted: 'What I laid',
  seen: 'What I saw',
  trust: 'Who I trust',
};

function sentence(claim: ParsedClaim, people: People): string | null {
  switch (claim.about) {
    case 'remark':
      return REMARK_WORDS[claim.remark];
    case 'submitted':
      return `I laid a ${claim.distance}, ${price(claim)}.`;
    case 'spotted':
      return about(people, claim.of, name => `I saw what ${name} laid: ${price(claim)}.`);
    case 'pile':
      return `As Leader I ${MIX_WORDS[claim.cards]}.`;
    case 'drawn':
      return `At the back I ${MIX_WORDS[claim.cards]}.`;
    case 'dropped':
      return `I threw a card away: ${price(claim)}.`;
    case 'trust':
      return about(people, claim.seat, name => `I trust ${name}.`);
    case 'suspect':
      return about(people, claim.seat, name => `I suspect ${name}.`);
  }
}

function about(people: People, seat: number, say: (name: string) => string): string | null {
  const person = people[seat];
  return person ? say(person.name) : null;
}

const price = (icons: Icons): string => costWords(icons) ?? 'no icons';

const MIX_WORDS: Readonly<Record<Mix, string>> = {
  clean: 'saw nothing but clean cards',
  mixed: 'had clean cards and costly ones',
  costly: 'did not see one clean card',
};

const REMARK_WORDS: Readonly<Record<Remark, string>> = {
  'goes-far': 'Mine goes far. Take it.',
  clean: 'No icons on mine.',
  'costs-cover': 'Mine costs us cover, sorry.',
  'costs-life': 'Careful, mine costs a life.',
  'leave-mine': 'Leave mine. It is a bad one.',
  'nothing-better': 'I had nothing better.',
};
