import { computed, signal } from '@preact/signals';
import type { AnyRules } from '../../engine/index.ts';
import { type DeviceId, type Link, lanesOf } from '../../net/index.ts';
import type { Roster, TurnedAway } from '../../table/index.ts';
import type { Book, Member } from '../../table/succession/index.ts';
import { lightStep } from '../../table/succession/light-step.ts';
import type { HostControls, JoinProblem } from '../../ui/online.ts';
import { invitationTo } from './address.ts';
import { asking, personalAsks } from './asking.ts';
import type { AtTableParts } from './at-table-parts.ts';
import { companyOf } from './company.ts';
import { dealer } from './deal-once.ts';
import { examined } from './examine.ts';
import { sayGoodbye } from './goodbye.ts';
import { hostDoor } from './host-door.ts';
import { doorKeeper } from './keep-door.ts';
import { keepSeeking } from './keep-seeking.ts';
import type { Kit } from './kit.ts';
import { learning } from './learn-game.ts';
import type { LiveTable } from './live-table.ts';
import { isSucceeded, successorMeeter } from './meet-successor.ts';
import { memberRuntime } from './member-runtime.ts';
import { namesOf } from './people.ts';
import { roomKeeper } from './room-keeper.ts';
import type { SeekParts } from './seek-host.ts';
import { steady } from './steady.ts';
import { batterySparer } from './spare-battery.ts';
import { reasonFor, tablePost } from './table-post.ts';
import { tableTop } from './table-top.ts';
import { UNKNOWN_RULES } from './unknown-rules.ts';

const TICK = 400;

/** A table of many devices with this one at it: as its host, as a guest, and as either after the other. */
export function atTable(parts: AtTableParts): LiveTable {
  const { record, key, rooms, matches, surroundings, withoutBroker } = parts;
  const { room, secret } = record;
  const { now } = surroundings;
  const muted = signal(record.muted);
  const reach = signal(record.reach);
  const base = signal(parts.base);
  const refused = signal<JoinProblem | null>(null);
  const agreed = signal(false);
  const branch = signal<string | null>(null);
  let ticking = true;
  /** The people here go in whoever hosts, as long as they know the secret. */
  let trusting = false;
  const game = signal(parts.game);
  const kit = signal(parts.kit);

  const rules = (): AnyRules => game.value?.game.rules ?? UNKNOWN_RULES;
  const post = tablePost(device => company.to(device), surroundings.noteFault);
  const runtime = memberRuntime({
    room,
    opened: parts.opened,
    step: (world, at, input) => (kit.value?.memberStep ?? lightStep)(world, at, input),
    rules,
    matches,
    members: parts.members,
    books: () => books.value,
    now,
    send: post.send,
    unsent: post.unsent,
    turnAway: (device, why) => company.to(device)?.close(reasonFor(why)),
    keepRoom: () => keeper.keep(),
    onAnswer: answer => asks.answered(answer),
    onSettled: answer => top.settled(answer),
    onBranch(name) {
      branch.value = name;
      parts.lookedAway();
    },
    onTurnedAway: why => refuse(why),
    afterwards,
  });
  const { member, dispatch } = runtime;
  const books = computed(() => kit.value?.booksOf({ matches, surroundings, rules }) ?? null);
  const asks = asking((id, ask) => dispatch({ type: 'ask', id, ask }));

  const isHost = computed(() => member.value.reign !== null);
  const host = computed(() => member.value.reign?.host ?? null);
  let heard: Roster | null = null;
  const roster = steady(() => {
    const at = host.value ? kit.value?.rosterOf(host.value) : member.value.guest.roster;
    // While another host is being followed, the last one is shown.
    heard = at ?? heard;
    return heard;
  });
  const battery = batterySparer({
    isLow: parts.isBatteryLow,
    isHost: () => isHost.value,
    giveWay: () => dispatch({ type: 'give-way', closing: false }),
  });
  const talk = computed(() => host.value?.talk ?? member.value.guest.talk);
  const hostId = (): DeviceId => member.value.host ?? record.host;
  // It changes with time, and is looked at again with every tick.
  const reign = steady(() => {
    const here = { agreed: agreed.value, branch: branch.value, spared: battery.isSpared.value };
    return kit.value?.reignOf(member.value, now(), here) ?? null;
  });

  const company = companyOf({
    room,
    secret,
    key,
    ...withoutBroker,
    helpers: async () => (reach.value === 'here' ? [] : withoutBroker.helpers()),
    host: hostId,
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
  const seek: SeekParts = {
    record,
    key,
    signaller: parts.signaller,
    company,
    pause: withoutBroker.pause,
    host: hostId,
    mayHost: device =>
      device !== key.id &&
      (trusting || device === hostId() || (roster.value?.devices.some(({ id }) => id === device) ?? false)),
    isOver: () => false,
  };
  const seeking = keepSeeking({ ...seek, isOnline: parts.isOnline, member, refuse });
  const meetSuccessor = successorMeeter(company, () => member.value);
  const keepDoor = doorKeeper({
    door,
    seek,
    isWanted: () => ticking && isHost.value && reach.value === 'anywhere',
    isSucceeded: () => isSucceeded(member.value),
    isRuling: () => isRulingHere(),
  });

  function refuse(why: JoinProblem | TurnedAway): void {
    refused.value = why;
    seeking.stop();
    company.to(hostId())?.close('left');
  }

  function bring(device: DeviceId, link: Link): void {
    company.take(device, lanesOf(link));
  }

  function afterwards(before: Member): void {
    const after = member.value;
    if (after.reign !== before.reign) {
      if (!before.reign) ascended();
      else if (!after.reign) steppedDown(before.reign.book);
    }
    const told = after.guest.roster;
    if (told && told !== before.guest.roster) {
      void keeper.keep();
      learn(told);
    }
    if (after.guest.welcomed && !before.guest.welcomed) callMe(parts.myName());
    top.look();
  }

  function ascended(): void {
    refused.value = null;
    void keepDoor();
    void keeper.keep();
  }

  const isRulingHere = (): boolean => kit.value?.isRuling(member.value) ?? false;

  /** What another device runs now is not this one's to look into any more. */
  function steppedDown(book: Book | null): void {
    door.close();
    if (book) void books.value?.putAway(book.id).then(parts.lookedAway);
    void keeper.keep();
    seeking.now();
  }

  const top = tableTop({
    room,
    me: key.id,
    member,
    roster,
    talk,
    problem: runtime.problem,
    game,
    kit,
    titleOf: parts.titleOf,
    surroundings,
    laid: parts.laid,
    isRuling: isRulingHere,
    isOpen: () => reign.value?.ruling !== false,
    dispatch,
    ask: asks.ask,
  });

  const learn = learning({
    game,
    kit,
    titleOf: parts.titleOf,
    refuse,
    ready: () => dispatch({ type: 'learnt' }),
  });

  const controls = computed((): HostControls | null => kit.value?.hostControls(controlParts) ?? null);
  const controlParts: Parameters<Kit['hostControls']>[0] = {
    host,
    rules,
    order: command => dispatch({ type: 'command', command }),
    deal: dealer({ host, game, kit, rules, now, matches, createMatch: parts.createMatch, dispatch }),
    handOver: to => dispatch({ type: 'hand-over', to, leaving: false }),
    override: () => dispatch({ type: 'override' }),
    openToInternet() {
      if (reach.value === 'anywhere') return;
      reach.value = 'anywhere';
      void keeper.keep();
      void keepDoor();
      void parts.publicBase().then(known => (base.value = known));
    },
  };

  function callMe(name: string): void {
    if (name !== '') void asks.ask({ type: 'call-me', name });
  }

  async function leave(): Promise<void> {
    const isLinked = (device: DeviceId): boolean => company.to(device) !== undefined;
    await sayGoodbye({ member, roster, isLinked, send: post.send, dispatch, pause: withoutBroker.pause });
    await forget();
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
    dispatch({ type: 'tick' });
    meetSuccessor();
    battery.look();
    await withoutBroker.pause(TICK);
    if (ticking) void tick();
  }

  if (isHost.value) ascended();
  top.look();
  void tick();
  seeking.start();

  const connection = computed(() => {
    if (refused.value !== null) return { is: 'refused', why: refused.value } as const;
    if (!isHost.value) return seeking.connection.value;
    return reach.value === 'here' ? ({ is: 'open' } as const) : door.connection.value;
  });

  return {
    room,
    get invitation() {
      return invitationTo(base.value, { room, secret, host: hostId() });
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
    match: top.match,
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
    examine: () =>
      examined(roster.value, key.id, id => company.to(id), isHost.value || company.to(hostId()) !== undefined),

    retry(anyHost = false) {
      trusting ||= anyHost;
      refused.value = null;
      door.nudge();
      seeking.now();
    },

    pageCloses() {
      dispatch({ type: 'give-way', closing: true });
      return Boolean(member.value.reign?.abdicated);
    },

    leave,
    forget,
    close: () => parts.lookedAway(),
  };
}
