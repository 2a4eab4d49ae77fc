import type { Event } from '../../event.ts';
import { cardsWords, cardWords } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { endingWords } from './outcomes.ts';
import { capital, count, nameOf, namesOf, type People, votes } from './people.ts';

/** One line of the log. What only one player saw is in it only when they are the ones reading. */
export function eventWords(event: Event, people: People): string | null {
  switch (event.type) {
    case 'round-began':
      return `Round ${event.round} begins.`;
    case 'committed':
      return `${nameOf(people, event.seat)} has sealed a vote.`;
    case 'revealed':
      return revealed(event.tokens, people);
    case 'assigned':
      return event.seat === event.to
        ? `${nameOf(people, event.seat)} votes for themself with ${event.tokens}.`
        : `${nameOf(people, event.seat)} puts ${votes(event.tokens)} on ${nameOf(people, event.to)}.`;
    case 'tied':
      return `${namesOf(people, event.tied)} are level. The Leader breaks the tie.`;
    case 'elected':
      return `${nameOf(people, event.leader)} leads this round.`;
    case 'tec-named':
      return `${nameOf(people, event.tec)} walks at the back.`;
    case 'submitted':
      return submitted(event, people);
    case 'passed':
      return `${nameOf(people, event.seat)} lays nothing.`;
    case 'picked':
      return event.from.length === 0
        ? `${nameOf(people, event.leader)} finds no cards to gather.`
        : `${nameOf(people, event.leader)} gathers from ${namesOf(people, event.from)}.`;
    case 'looked':
      return `${nameOf(people, event.leader)} looks at ${count(event.count, 'card')}${shown(event.cards)}.`;
    case 'drew':
      return `${nameOf(people, event.tec)} draws ${count(event.count, 'card')}${shown(event.cards)}.`;
    case 'placed':
      return `${nameOf(people, event.seat)} adds a ${cardWords(event.card)} to the ${event.line} line.`;
    case 'life-lost':
      return event.left === 0
        ? `${nameOf(people, event.seat)} loses the last life.`
        : `${nameOf(people, event.seat)} loses a life, ${event.left} left.`;
    case 'cover-lost':
      return event.left === 0 ? 'The last shutter slams.' : `A shutter slams. ${capital(coverLeft(event.left))}.`;
    case 'reshuffled':
      return `The discards are shuffled into a new deck of ${event.cards}.`;
    case 'declined':
      return `${nameOf(people, event.seat)} lets the ${CHARACTER_WORDS[event.character].name}’s moment go.`;
    case 'over':
      return `${endingWords(event.winners, event.ending).title}.`;
    case 'guarded':
    case 'spotted':
    case 'absorbed':
    case 'brokered':
    case 'healed':
    case 'drove':
    case 'forged':
    case 'jammed':
    case 'couriered':
    case 'dropped':
      return deed(event, people);
  }
}

type DeedEvent = Extract<
  Event,
  {
    type:
      | 'guarded'
      | 'spotted'
      | 'absorbed'
      | 'brokered'
      | 'healed'
      | 'drove'
      | 'forged'
      | 'jammed'
      | 'couriered'
      | 'dropped';
  }
>;

function deed(event: DeedEvent, people: People): string {
  const who = nameOf(people, event.seat);
  switch (event.type) {
    case 'guarded':
      return `${who}, the Guard, pays to walk at the back.`;
    case 'spotted':
      return event.card === null
        ? `${who}, the Spotter, peeks at ${nameOf(people, event.of)}’s card.`
        : `${who} peeks at ${nameOf(people, event.of)}’s card: ${cardWords(event.card)}.`;
    case 'absorbed':
      return `${who}, the Muscle, keeps the life and gives up cover.`;
    case 'brokered':
      return `${who}, the Broker, finds ${votes(event.tokens)} for ${event.to === event.seat ? 'themself' : nameOf(people, event.to)}.`;
    case 'healed':
      return `${who}, the Medic, gives ${event.to === event.seat ? 'themself' : nameOf(people, event.to)} a life.`;
    case 'drove':
      return event.change === 'add'
        ? `${who}, the Driver, adds a lead token.`
        : `${who}, the Driver, takes a lead token away.`;
    case 'forged':
      return `${who}, the Forger, opens a shutter again.`;
    case 'jammed':
      return `${who}, the Jammer, turns a ${cardWords(event.card)} face-down in the ${event.line} line.`;
    case 'couriered':
      return `${who}, the Courier, draws one more card${event.card === null ? '' : `: ${cardWords(event.card)}`}.`;
    case 'dropped':
      return event.card === null
        ? `${who}, the Courier, throws a card away unseen.`
        : `${who} throws away a ${cardWords(event.card)}.`;
  }
}

function revealed(tokens: readonly number[], people: People): string {
  const held = tokens.flatMap((amount, seat) => (amount > 0 ? [`${people[seat]?.name ?? ''} ${amount}`] : []));
  return held.length === 0 ? 'Every hand opens empty.' : `Hands open: ${held.join(', ')}.`;
}

function submitted({ seat, card, drawn }: Extract<Event, { type: 'submitted' }>, people: People): string {
  const who = nameOf(people, seat);
  if (card === null) return `${who} lays a card face-down.`;
  const then = drawn === null || drawn.length === 0 ? '' : ` and draws ${cardsWords(drawn)}`;
  return `${who} lays a ${cardWords(card)}${then}.`;
}

const shown = (cards: Parameters<typeof cardsWords>[0] | null): string =>
  cards === null ? '' : `: ${cardsWords(cards)}`;

const coverLeft = (left: number): string => `${left} still ${left === 1 ? 'stands' : 'stand'} open`;
