export {
  type AnyBot,
  BOT_LEVELS,
  type Bot,
  type BotLevel,
  type BotTurn,
  type Claim,
  type Said,
  type Sitting,
  botTurn,
} from './bot.ts';
export { deepFreeze } from './deep-freeze.ts';
export { type Deal, type Match, type Move, type Refusal, type Verdict, play, start } from './match.ts';
export {
  type AnyTimed,
  CLOCK_OPTION,
  CLOCK_PACES,
  type ClockPace,
  type Pace,
  type Timed,
  WINDOWS_OPTION,
  WINDOW_PACES,
  type WindowPace,
} from './pace.ts';
export { type Drawn, type Piles, type Refilled, drawFrom, putUnder, refill } from './piles.ts';
export { type Replayed, type Snapshot, replay } from './replay.ts';
export {
  type Answer,
  PASS,
  type Resolved,
  type ResponseWindow,
  answersFor,
  commitments,
  giveAnswer,
  isWindowClosed,
  openWindow,
  resolveAnswers,
  stillAsked,
} from './response.ts';
export { type Rng, type Seed, isSeed, rngFor } from './rng.ts';
export {
  type AnyRules,
  type Applied,
  type OptionSpec,
  type Options,
  type Outcome,
  type Rules,
  chosenOptions,
  tableOptions,
} from './rules.ts';
export { sameJson } from './same-json.ts';
export {
  type Commitment,
  type Sealed,
  type SealedView,
  askSealed,
  commit,
  imagineSealed,
  sealedFor,
  undecided,
  unsealed,
  unsealedNow,
} from './sealed.ts';
export {
  type Actor,
  type BySeat,
  type Seat,
  type Viewer,
  at,
  clockwiseAfter,
  seat,
  seatsOf,
  viewersOf,
} from './seat.ts';
export { type World, imaginedWorld } from './world.ts';
export {
  type Sighting,
  type Sightings,
  imagineDeck,
  knownTo,
  putUnderUnseen,
  seePutUnder,
  seeTop,
  stillInDeck,
} from './sightings.ts';
export { type Carelessness, best, botChoice, happens } from './thinking.ts';
