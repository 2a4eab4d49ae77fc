import { computed, signal } from '@preact/signals';
import { sameJson, seat } from '../../engine/index.ts';
import type { Game, Title } from '../../games/catalogue.ts';
import type { DeviceId, DeviceKey, Link, Signaller } from '../../net/index.ts';
import { lanesOf } from '../../net/index.ts';
import type { MatchRepository, MemberRepository, RoomRecord, RoomRepository } from '../../storage/index.ts';
import { type Roster, type TurnedAway, layOut, roomStateOf, rosterOf } from '../../table/index.ts';
import { type Book, type Member, type MemberPost, isRuling } from '../../table/succession/index.ts';
import type { JoinProblem } from '../../ui/online.ts';
import { matchName } from '../../ui/new-match/draft.ts';
import type { Done, NewMatch, OpenMatch, StorageProblem } from '../../ui/services.ts';
import { doneOf } from '../problem.ts';
import { dealOf, movesOf } from '../resume.ts';
import type { Surroundings } from '../surroundings.ts';
import { invitationTo } from './address.ts';
import { asking, personalAsks } from './asking.ts';
import { companyOf } from './company.ts';
import { examined } from './examine.ts';
import { type HostBots, hostBots } from './host-bots.ts';
import { hostControls } from './host-controls.ts';
import { hostDoor } from './host-door.ts';
import { keepSeeking } from './keep-seeking.ts';
import { knockFirst } from './knock-first.ts';
import { filledWithBots } from './lobby-seats.ts';
import type { LiveTable, WithoutBroker } from './live-table.ts';
import { matchOnTable } from './match-on-table.ts';
import { booksOf } from './member-books.ts';
import { memberRuntime } from './member-runtime.ts';
import { namesOf, plansOf } from './people.ts';
import { reignOf } from './reign-facts.ts';
import { roomKeeper } from './room-keeper.ts';
import { byBroker } from './seek-host.ts';
import { reasonFor, subjectOf } from './table-post.ts';
import { UNKNOWN_RULES } from './unknown-rules.ts';

export interface AtTableParts {
  readonly record: RoomRecord;
  readonly opened: Member;
  /** The game on the table, where it is known already. */
  readonly game: { readonly id: string; readonly game: Game } | null;
  readonly key: DeviceKey;
  readonly rooms: RoomRepository;
  readonly matches: MatchRepository;
  readonly members: MemberRepository;
  readonly createMatch: (plan: NewMatch) => Promise<Done<string, StorageProblem>>;
  readonly titleOf: (game: string) => Title | undefined;
  readonly myName: () => string;
  readonly signaller: () => Promise<Signaller>;
  readonly withoutBroker: WithoutBroker;
  readonly base: string;
  readonly surroundings: Surroundings;
  readonly isOnline: () => boolean;
  /** Told which match this device runs, so that no other tab plays it meanwhile. */
  readonly laid: (match: string | null) => void;
  /** Told when the screen has gone away, and the home screen may come. */
  readonly lookedAway: () => void;
  readonly closed: () => void;
  readonly changed: () => void;
}

const TICK = 400;
/** What a host that leaves gives the others to take over. */
const HAND_OVER_WITHIN = 5_000;

/** A table of many devices with this one at it: as its host, as a guest, and as either after the other. */
export function atTable(parts: AtTableParts): LiveTable {
  const { record, key, rooms, matches, surroundings, withoutBroker } = parts;
  const { room, secret } = record;
  const { now } = surroundings;
  const muted = signal(record.muted);
  const reach = signal(record.reach);
  const refused = signal<JoinProblem | null>(null);
  const agreed = signal(false);
  const branch = signal<string | null>(null);
  const match = signal<OpenMatch | null>(null);
  const game = signal(parts.game);
  let bots: HostBots | null = null;

  const runtime = memberRuntime({
    room,
    opened: parts.opened,
    rules: () => game.value?.game.rules ?? UNKNOWN_RULES,
    matches,
    members: parts.members,
    books: () => books,
    now,
    send,
    turnAway: (device, why) => company.to(device)?.close(reasonFor(why)),
    keepRoom: () => keeper.keep(),
    onAnswer: answer => asks.answered(answer),
    onSettled: answer => bots?.settled(answer),
    onBranch(name) {
      branch.value = name;
      parts.lookedAway();
    },
    onTurnedAway: why => refuse(why),
    afterwards,
  });
  const { member, dispatch } = runtime;
  const books = booksOf({ matches, surroundings, isOver });
  const asks = asking((id, ask) => dispatch({ type: 'ask', id, ask }));

  const isHost = computed(() => member.value.reign !== null);
  const host = computed(() => member.value.reign?.host ?? null);
  // The same object until something in it changes, and the last one while another host is being followed.
  let shown: Roster | null = null;
  const roster = computed(() => {
    const at = host.value ? rosterOf(host.value) : member.value.guest.roster;
    if (at && !sameJson(at, shown)) shown = at;
    return shown;
  });
  const talk = computed(() => host.value?.talk ?? member.value.guest.talk);
  const hostId = (): DeviceId => member.value.host ?? record.host;

  const company = companyOf({
    room,
    secret,
    key,
    ...withoutBroker,
    roster,
    onUp(device, table) {
      table.onMessage(text => dispatch({ type: 'letter', from: device, text }));
      dispatch({ type: 'link-up', device });
      seeking.linked(device, table);
    },
    onDown(device) {
      dispatch({ type: 'link-down', device });
      seeking.lost(device);
    },
  });

  function send({ to, letter }: MemberPost): void {
    company.to(to)?.send(JSON.stringify(letter), subjectOf(letter));
  }

  const keeper = roomKeeper({
    rooms,
    changed: parts.changed,
    record: () => ({
      ...record,
      host: hostId(),
      hosting: isHost.value,
      reach: reach.value,
      game: roster.value?.game ?? record.game,
      people: roster.value ? namesOf(roster.value) : record.people,
      muted: muted.value,
      seenAt: now(),
      state: host.value ? roomStateOf(host.value) : null,
    }),
  });

  const door = hostDoor({ room, secret, signaller: parts.signaller, admit: bring, key });
  const mayHost = (device: DeviceId): boolean =>
    device === hostId() || (roster.value?.devices.some(({ id }) => id === device) ?? false);
  const { knock, tend } = knockFirst({
    door,
    company,
    member: () => member.value,
    isOnline: () => reach.value === 'anywhere',
    knock: () => byBroker({ record, key, signaller: parts.signaller, company, mayHost, isOver: () => !isHost.value }),
    pause: withoutBroker.pause,
    now,
  });
  const seeking = keepSeeking({
    record,
    key,
    signaller: parts.signaller,
    company,
    pause: withoutBroker.pause,
    isOnline: parts.isOnline,
    member,
    host: hostId,
    mayHost,
    refuse,
  });

  function refuse(why: JoinProblem | TurnedAway): void {
    refused.value = why;
    seeking.stop();
    company.to(hostId())?.close('left');
  }

  function bring(device: DeviceId, link: Link): void {
    company.take(device, lanesOf(link));
  }

  function isOver({ id, deal, moves }: Book): boolean {
    const rules = game.value?.game.rules;
    const laidOut = rules && layOut(rules, id, deal, moves);
    return Boolean(laidOut && laidOut.all.outcome !== null);
  }

  function afterwards(before: Member): void {
    const after = member.value;
    if (after.reign !== before.reign) {
      if (!before.reign) ascended();
      else if (!after.reign) steppedDown(before.reign.book);
    }
    const heard = after.guest.roster;
    if (heard && heard !== before.guest.roster) learn(heard);
    if (after.guest.welcomed && !before.guest.welcomed) callMe(parts.myName());
    layOnTable();
    bots?.wake();
  }

  function ascended(): void {
    refused.value = null;
    if (reach.value === 'anywhere') door.open();
    void keeper.keep();
  }

  /** What another device runs now is not this one's to look into any more. */
  function steppedDown(book: Book | null): void {
    door.close();
    if (book) void books.putAway(book.id).then(parts.lookedAway);
    void keeper.keep();
    seeking.now();
  }

  /** The game is loaded as soon as its name is known, and its version compared with the host's. */
  function learn({ game: id, rulesVersion }: Roster): void {
    void keeper.keep();
    if (game.value?.id === id) return compareRules(game.value.game, rulesVersion);
    const title = parts.titleOf(id);
    if (!title) return refuse('unknown-game');
    const load = async (): Promise<void> => {
      const loaded = await title.load();
      if (roster.value?.game !== id) return;
      game.value = { id, game: loaded };
      compareRules(loaded, rulesVersion);
      dispatch({ type: 'learnt' });
    };
    // Loaded again with the next roster.
    void load().catch(() => undefined);
  }

  /** With every roster, because a host that was reloaded may have become another version. */
  function compareRules({ rules: { version } }: Game, theirs: number): void {
    if (version !== theirs) refuse(version < theirs ? 'we-are-older' : 'they-are-older');
  }

  let onTable: number | null = null;
  function layOnTable(): void {
    const { reign, guest } = member.value;
    const playing = reign?.host.playing ?? null;
    parts.laid(playing?.id ?? null);
    const at = roster.value;
    const number = reign ? playing && reign.host.matchNumber : guest.seen && guest.seen.match;
    if (at?.phase === 'lobby') {
      match.value = null;
      onTable = null;
    } else if (number !== null && at && number === at.match && game.value && onTable !== number) {
      onTable = number;
      match.value = matchOnTable({
        room,
        name: parts.titleOf(at.game)?.meta.title ?? at.game,
        game: game.value.game,
        number,
        me: key.id,
        member,
        roster: computed(() => roster.value ?? at),
        talk,
        problem: runtime.problem,
        act: (by, action) => asks.ask({ type: 'act', seat: seat(by), action }),
      });
    }
    if (!playing) bots = null;
    else if (bots?.match !== playing.id && game.value) bots = hostBots(botParts(playing.id, game.value.game));
  }

  const botParts = (id: string, playedBy: Game) => ({
    game: playedBy,
    match: id,
    host: () => host.value,
    isRuling: () => isRuling(member.value),
    sceneFor: (viewer: ReturnType<typeof seat>) => {
      if (!match.value) throw new Error('There is no match on the table.');
      return match.value.sceneFor(viewer);
    },
    dispatch,
    surroundings,
  });

  async function deal(): Promise<Done<void, StorageProblem>> {
    const table = host.value;
    const rules = game.value?.game.rules;
    if (!table || !rules) return { ok: false, problem: 'damaged' };
    const seats = filledWithBots(table.seats);
    const name = matchName(new Date(now()));
    const made = await parts.createMatch({ game: table.game, name, seats: plansOf(seats), options: table.options });
    if (!made.ok) return made;
    const kept = doneOf(await matches.read(made.value));
    if (!kept.ok) return kept;
    const dealt = dealOf(kept.value.header);
    if (!layOut(rules, made.value, dealt, movesOf(kept.value))) return { ok: false, problem: 'damaged' };
    dispatch({ type: 'dealt', book: { id: made.value, deal: dealt, moves: [] }, seats });
    return { ok: true, value: undefined };
  }

  let dealing: ReturnType<typeof deal> | null = null;
  /** A second tap is the same wish. */
  const dealOnce = (): ReturnType<typeof deal> =>
    (dealing ??= deal().finally(() => {
      dealing = null;
    }));

  const controls = hostControls({
    host,
    rules: () => game.value?.game.rules ?? UNKNOWN_RULES,
    order: command => dispatch({ type: 'command', command }),
    deal: dealOnce,
    handOver: to => dispatch({ type: 'hand-over', to, leaving: false }),
    override: () => dispatch({ type: 'override' }),
    openToInternet() {
      if (reach.value === 'anywhere') return;
      reach.value = 'anywhere';
      void keeper.keep();
      if (isHost.value) door.open();
    },
  });

  function callMe(name: string): void {
    if (name !== '') void asks.ask({ type: 'call-me', name });
  }

  const isOthersHere = (): boolean =>
    roster.value?.devices.some(({ id, online }) => id !== key.id && online && company.to(id)) ?? false;

  async function leave(): Promise<void> {
    if (!isHost.value) send({ to: hostId(), letter: { type: 'leave', epoch: member.value.epoch } });
    else if (isOthersHere()) await handOverAndLeave();
    if (isHost.value) {
      for (const { id } of roster.value?.devices ?? []) {
        send({ to: id, letter: { type: 'sorry', epoch: member.value.epoch, why: 'host-left' } });
      }
    }
    await forget();
  }

  async function handOverAndLeave(): Promise<void> {
    dispatch({ type: 'hand-over', to: null, leaving: true });
    for (let waited = 0; isHost.value && waited < HAND_OVER_WITHIN; waited += 100) await withoutBroker.pause(100);
    // What is left to say goes out with the links.
    if (!isHost.value) await withoutBroker.pause(300);
  }

  async function forget(): Promise<void> {
    ticking = false;
    runtime.stop();
    seeking.stop();
    door.close();
    company.close();
    await keeper.forget(room);
    await parts.members.remove(room);
    parts.closed();
  }

  let ticking = true;
  async function tick(): Promise<void> {
    while (ticking) {
      dispatch({ type: 'tick' });
      tend();
      await withoutBroker.pause(TICK);
    }
  }

  if (isHost.value) {
    if (reach.value === 'anywhere' && !isRuling(member.value)) void knock();
    else ascended();
  }
  layOnTable();
  void tick();
  seeking.start();

  // It changes with time, and is looked at again with every tick.
  let saidReign: ReturnType<typeof reignOf> = null;
  const reign = computed(() => {
    const is = reignOf(member.value, now(), { agreed: agreed.value, branch: branch.value });
    if (!sameJson(is, saidReign)) saidReign = is;
    return saidReign;
  });

  const connection = computed(() => {
    if (refused.value !== null) return { is: 'refused', why: refused.value } as const;
    if (!isHost.value) return seeking.connection.value;
    return reach.value === 'here' ? ({ is: 'open' } as const) : door.connection.value;
  });

  return {
    room,
    get invitation() {
      return invitationTo(parts.base, { room, secret, host: hostId() });
    },
    me: key.id,
    reach,
    reign,
    openCards(on) {
      agreed.value = on;
      dispatch({ type: 'open-cards', agreed: on });
    },
    connection,
    roster,
    match,
    talk,
    rewritten: computed(() => member.value.guest.rewritten),
    muted,
    mute(device, on) {
      muted.value = on ? [...new Set([...muted.value, device])] : muted.value.filter(id => id !== device);
      void keeper.keep();
    },
    ...personalAsks(asks.ask),
    callMe,
    get host() {
      return isHost.value ? controls : null;
    },
    bring,
    letIn: () => withoutBroker.letIn({ roster, reach: reach.value, bring }),
    examine: () => examined(roster.value, key.id, company.to, isHost.value || company.to(hostId()) !== undefined),

    retry() {
      refused.value = null;
      door.nudge();
      seeking.now();
    },

    leave,
    forget,
    close: () => parts.lookedAway(),
  };
}
