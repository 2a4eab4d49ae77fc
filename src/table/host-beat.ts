import type { AnyRules } from '../engine/index.ts';
import { act, closeIfDone } from './host-play.ts';
import { postTime } from './host-post.ts';
import { type Host, type HostStep, followedBy, still } from './host-state.ts';
import { isStriking } from './host-time.ts';
import { passed } from './pacing.ts';

export interface Beat {
  readonly type: 'beat';
  /** Clocks stand still while a host does not rule. */
  readonly runs: boolean;
  /** Whether a move could be made now. */
  readonly mayStrike: boolean;
}

/** Time passes. What it has ended is ended here, and nowhere else. */
export function beat(rules: AnyRules, host: Host, { runs, mayStrike }: Beat): HostStep {
  const { pacing } = host;
  const now: Host = { ...host, pacing: passed(pacing, pacing.now, runs) };
  const told = pacing.runs !== runs && pacing.timer ? postTime(now) : still(now);
  return runs && mayStrike ? followedBy(told, at => struck(rules, at)) : told;
}

function struck(rules: AnyRules, host: Host): HostStep {
  const { playing, matchNumber } = host;
  const { timer, window } = host.pacing;
  if (window) return closeIfDone(rules, host);
  if (!playing || timer?.kind !== 'phase' || timer.left > 0 || isStriking(host)) return still(host);
  const [action] = rules.legal(playing.match.state, 'clock');
  if (action === undefined) return still(host);
  const set = { match: matchNumber, began: timer.began };
  return act(rules, host, { from: null, id: 'clock', actor: 'clock', action, claim: null, looking: null, set });
}
