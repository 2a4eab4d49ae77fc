import { computed, signal } from '@preact/signals';
import { sameJson, seat } from '../../engine/index.ts';
import type { Game, Title } from '../../games/catalogue.ts';
import type { DeviceId, DeviceKey, Link, Signaller } from '../../net/index.ts';
import { lanesOf } from '../../net/index.ts';
import type { MatchRepository, MemberRepository, RoomRecord, RoomRepository } from '../../storage/index.ts';
import type { Roster, TurnedAway } from '../../table/index.ts';
import type { Book, Member, MemberPost } from '../../table/succession/index.ts';
import { lightStep } from '../../table/succession/light-step.ts';
import type { HostControls, JoinProblem, Reign } from '../../ui/online.ts';
import { matchName } from '../../ui/new-match/draft.ts';
import type { Done, NewMatch, OpenMatch, StorageProblem } from '../../ui/services.ts';
import { doneOf } from '../problem.ts';
import type { Surroundings } from '../surroundings.ts';
import { invitationTo } from './address.ts';
import { asking, personalAsks } from './asking.ts';
import { companyOf } from './company.ts';
import { examined } from './examine.ts';
import type { HostBots } from './host-bots.ts';
import { hostDoor } from './host-door.ts';
import { keepSeeking } from './keep-seeking.ts';
import type { Kit } from './kit.ts';
import type { LiveTable, WithoutBroker } from './live-table.ts';
import { matchOnTable } from './match-on-table.ts';
import { memberRuntime } from './member-runtime.ts';
import { namesOf, plansOf } from './people.ts';
import { roomKeeper } from './room-keeper.ts';
import { type SeekParts, byBroker } from './seek-host.ts';
import { reasonFor, subjectOf } from './table-post.ts';
import { UNKNOWN_RULES } from './unknown-rules.ts';

export interface AtTableParts {
  readonly record: RoomRecord;
  readonly opened: Member;
  /** Null for a device that has just come: it is fetched when it is there. */
  readonly kit: Kit | null;
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
const HAND_OVER_WITHIN = 10_000;
/** How long a host that nobody follows looks for another one, and how long it then waits at its own door. */
const LOOK_FOR = 2_500;
const WAIT_FOR = 6_000;

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
  let ticking = true;
  const game = signal(parts.game);
  const kit = signal(parts.kit);
  let bots: HostBots | null = null;

  const runtime = memberRuntime({
    room,
    opened: parts.opened,
    step: (world, at, input) => (kit.value?.memberStep ?? lightStep)(world, at, input),
    rules: () => game.value?.game.rules ?? UNKNOWN_RULES,
    matches,
    members: parts.members,
    books: () => books.value,
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
  const books = computed(() => kit.value?.booksOf({ matches, surroundings, isOver }) ?? null);
  const asks = asking((id, ask) => dispatch({ type: 'ask', id, ask }));

  const isHost = computed(() => member.value.reign !== null);
  const host = computed(() => member.value.reign?.host ?? null);
  // The same object until something in it changes, and the last one while another host is being followed.
  let shown: Roster | null = null;
  const roster = computed(() => {
    const at = host.value ? kit.value?.rosterOf(host.value) : member.value.guest.roster;
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
      state: (host.value && kit.value?.roomStateOf(host.value)) ?? null,
    }),
  });

  const door = hostDoor({ room, secret, signaller: parts.signaller, admit: bring, key });
  const seekParts: SeekParts = {
    record,
    key,
    signaller: parts.signaller,
    company,
    pause: withoutBroker.pause,
    host: hostId,
    mayHost: device =>
      device !== key.id && (device === hostId() || (roster.value?.devices.some(({ id }) => id === device) ?? false)),
    isOver: () => false,
  };
  const seeking = keepSeeking({ ...seekParts, isOnline: parts.isOnline, member, refuse });

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
    const laidOut = rules && kit.value?.layOut(rules, id, deal, moves);
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
    // Looked at after every step: whoever stops hosting goes on showing the last of them.
    match.value?.seq.peek();
    bots?.wake();
  }

  function ascended(): void {
    refused.value = null;
    void keepDoor();
    void keeper.keep();
  }

  let keeping = false;
  /**
   * Whoever comes back as a host may have been replaced meanwhile, and the new one stands at the same door. So a host
   * that does not rule looks who answers there before it opens it, and again from time to time.
   */
  async function keepDoor(): Promise<void> {
    if (keeping) return;
    keeping = true;
    while (ticking && isHost.value && reach.value === 'anywhere') {
      if (!isRulingHere()) {
        door.close();
        await Promise.race([byBroker(seekParts), withoutBroker.pause(LOOK_FOR)]);
      }
      if (isHost.value && ticking) door.open();
      do await withoutBroker.pause(WAIT_FOR);
      while (isRulingHere() && ticking);
    }
    keeping = false;
  }

  const isRulingHere = (): boolean => kit.value?.isRuling(member.value) ?? false;

  /** What another device runs now is not this one's to look into any more. */
  function steppedDown(book: Book | null): void {
    door.close();
    if (book) void books.value?.putAway(book.id).then(parts.lookedAway);
    void keeper.keep();
    seeking.now();
  }

  /** The game is loaded as soon as its name is known, and its version compared with the host's. */
  function learn({ game: id, rulesVersion }: Roster): void {
    void keeper.keep();
    if (!kit.value) void fetchKit();
    if (game.value?.id === id) return compareRules(game.value.game, rulesVersion);
    const title = parts.titleOf(id);
    if (!title) return refuse('unknown-game');
    const load = async (): Promise<void> => {
      const loaded = await title.load();
      if (roster.value?.game !== id) return;
      game.value = { id, game: loaded };
      compareRules(loaded, rulesVersion);
      ready();
    };
    // Loaded again with the next roster.
    void load().catch(() => undefined);
  }

  let fetching = false;
  async function fetchKit(): Promise<void> {
    if (fetching) return;
    fetching = true;
    try {
      kit.value = await import('./hosting-kit.ts');
      ready();
    } catch {
      // Fetched again with the next roster; till then others host.
    }
    fetching = false;
  }

  /** From here on the others may count on this device. */
  function ready(): void {
    if (kit.value && game.value) dispatch({ type: 'learnt' });
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
        hostedScene: () => kit.value?.sceneFor ?? null,
        act: (by, action) => asks.ask({ type: 'act', seat: seat(by), action }),
      });
    }
    if (!playing) bots = null;
    else if (bots?.match !== playing.id && game.value) {
      bots = kit.value?.hostBots(botParts(playing.id, game.value.game)) ?? null;
    }
  }

  const botParts = (id: string, playedBy: Game) => ({
    game: playedBy,
    match: id,
    host: () => host.value,
    isRuling: isRulingHere,
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
    const all = kit.value;
    if (!table || !rules || !all) return { ok: false, problem: 'damaged' };
    const seats = all.filledWithBots(table.seats);
    const name = matchName(new Date(now()));
    const made = await parts.createMatch({ game: table.game, name, seats: plansOf(seats), options: table.options });
    if (!made.ok) return made;
    const kept = doneOf(await matches.read(made.value));
    if (!kept.ok) return kept;
    const dealt = all.dealOf(kept.value.header);
    if (!all.layOut(rules, made.value, dealt, all.movesOf(kept.value))) return { ok: false, problem: 'damaged' };
    dispatch({ type: 'dealt', book: { id: made.value, deal: dealt, moves: [] }, seats });
    return { ok: true, value: undefined };
  }

  let dealing: ReturnType<typeof deal> | null = null;
  /** A second tap is the same wish. */
  const dealOnce = (): ReturnType<typeof deal> =>
    (dealing ??= deal().finally(() => {
      dealing = null;
    }));

  const controls = computed((): HostControls | null => kit.value?.hostControls(controlParts) ?? null);
  const controlParts: Parameters<Kit['hostControls']>[0] = {
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
      void keepDoor();
    },
  };

  function callMe(name: string): void {
    if (name !== '') void asks.ask({ type: 'call-me', name });
  }

  const isOthersHere = (): boolean =>
    roster.value?.devices.some(({ id, online }) => id !== key.id && online && company.to(id)) ?? false;

  async function leave(): Promise<void> {
    if (isHost.value && !isOthersHere()) closeForAll();
    else await sayGoodbye();
    if (isHost.value) closeForAll();
    await forget();
  }

  function closeForAll(): void {
    for (const { id } of roster.value?.devices ?? []) {
      send({ to: id, letter: { type: 'sorry', epoch: member.value.epoch, why: 'host-left' } });
    }
  }

  /** A guest's goodbye goes out once it is written down; a host's, once somebody else hosts. */
  async function sayGoodbye(): Promise<void> {
    dispatch({ type: 'leave' });
    const isUnderWay = (): boolean => isHost.value || member.value.storing.pending.length > 0;
    for (let waited = 0; isUnderWay() && waited < HAND_OVER_WITHIN; waited += 100) await withoutBroker.pause(100);
    // What is left to say goes out with the links.
    await withoutBroker.pause(100);
  }

  async function forget(): Promise<void> {
    ticking = false;
    runtime.stop();
    seeking.stop();
    door.close();
    company.close();
    await keeper.forget(room);
    parts.closed();
  }

  async function tick(): Promise<void> {
    while (ticking) {
      dispatch({ type: 'tick' });
      await withoutBroker.pause(TICK);
    }
  }

  if (isHost.value) ascended();
  layOnTable();
  void tick();
  seeking.start();

  // It changes with time, and is looked at again with every tick.
  let saidReign: Reign | null = null;
  const reign = computed(() => {
    const is = kit.value?.reignOf(member.value, now(), { agreed: agreed.value, branch: branch.value }) ?? null;
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
      return isHost.value ? controls.value : null;
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
