/*
 * The letters of one table say much the same again and again. Each direction of a link remembers what last went over
 * it, and sends what repeats as a reference into that memory. A packed message is a row of: how many bytes stand as
 * they are (4 bits) and how long a repeat follows (4 bits), both going on in further bytes when they are full; those
 * bytes; and how far back the repeat begins. The last row has no repeat.
 */
const MEMORY = 32 * 1024;
const SHORTEST = 4;
const FULL = 15;
const PLAIN = 0;
const SQUEEZED = 1;

const TABLE_BITS = 14;
/** Places are counted from the start of the link; long before they overflow, the table starts anew. */
const MOST_PLACES = 2 ** 30;

/** Packs messages one after another; whoever unpacks them must get all of them, in the same order. */
export function squeezer(): (message: Uint8Array) => Uint8Array {
  const table = new Int32Array(2 ** TABLE_BITS);
  let past = new Uint8Array(0);
  let sent = 0;

  return message => {
    if (sent > MOST_PLACES) {
      table.fill(0);
      sent = past.length;
    }
    const all = joined(past, message);
    const packed = packedRows(all, past.length, sent - past.length, table);
    sent += message.length;
    past = all.slice(-MEMORY);
    return packed.length < message.length ? joined([SQUEEZED], packed) : joined([PLAIN], message);
  };
}

function packedRows(all: Uint8Array, from: number, base: number, table: Int32Array): number[] {
  const rows: number[] = [];
  let unsent = from;
  let at = from;
  while (at + SHORTEST <= all.length) {
    const seen = remembered(table, all, at, base);
    const length = seen < 0 ? 0 : repeatLength(all, seen, at);
    if (length < SHORTEST) {
      at += 1;
      continue;
    }
    putRow(rows, all.subarray(unsent, at), { length, back: at - seen });
    for (let place = at + 1; place < at + length && place + SHORTEST <= all.length; place++)
      remembered(table, all, place, base);
    at += length;
    unsent = at;
  }
  putRow(rows, all.subarray(unsent), null);
  return rows;
}

/** Where the four bytes at `at` were last seen, or a negative number; and from now on, they were seen here. */
function remembered(table: Int32Array, all: Uint8Array, at: number, base: number): number {
  const four = (all[at] ?? 0) | ((all[at + 1] ?? 0) << 8) | ((all[at + 2] ?? 0) << 16) | ((all[at + 3] ?? 0) << 24);
  const slot = Math.imul(four, 0x9e3779b1) >>> (32 - TABLE_BITS);
  const seen = (table[slot] ?? 0) - 1 - base;
  table[slot] = base + at + 1;
  return at - seen > MEMORY ? -1 : seen;
}

function repeatLength(all: Uint8Array, seen: number, at: number): number {
  let length = 0;
  while (at + length < all.length && all[seen + length] === all[at + length]) length += 1;
  return length;
}

function putRow(rows: number[], plain: Uint8Array, repeat: { readonly length: number; readonly back: number } | null) {
  const more = repeat === null ? 0 : repeat.length - SHORTEST;
  rows.push((Math.min(plain.length, FULL) << 4) | Math.min(more, FULL));
  putRest(rows, plain.length);
  for (const byte of plain) rows.push(byte);
  if (repeat === null) return;
  rows.push(repeat.back & 255, repeat.back >> 8);
  putRest(rows, more);
}

function putRest(rows: number[], count: number): void {
  if (count < FULL) return;
  let rest = count - FULL;
  for (; rest >= 255; rest -= 255) rows.push(255);
  rows.push(rest);
}

/** Unpacks what a stranger sent. Undefined for what no squeezer makes, and for more than `longest` bytes. */
export function unsqueezer(longest: number): (packed: Uint8Array) => Uint8Array | undefined {
  let past = new Uint8Array(0);
  return packed => {
    const [how] = packed;
    const body = packed.subarray(1);
    if (how !== PLAIN && how !== SQUEEZED) return undefined;
    const message = how === PLAIN ? body : unpacked(body, past, longest);
    if (!message || message.length > longest) return undefined;
    past = joined(past, message).slice(-MEMORY);
    return message;
  };
}

function unpacked(body: Uint8Array, past: Uint8Array, longest: number): Uint8Array | undefined {
  let all = new Uint8Array(past.length + Math.min(longest, Math.max(1024, body.length * 4)));
  all.set(past);
  let end = past.length;
  let at = 0;

  const room = (bytes: number): boolean => {
    if (end + bytes - past.length > longest) return false;
    if (end + bytes > all.length) all = joined(all, new Uint8Array(Math.max(all.length, bytes)));
    return true;
  };
  const rest = (count: number): number => {
    let sum = count;
    if (count !== FULL) return sum;
    let byte = 255;
    while (byte === 255 && at < body.length) {
      byte = body[at++] ?? 0;
      sum += byte;
    }
    return sum;
  };

  while (at < body.length) {
    const lengths = body[at++] ?? 0;
    const plain = rest(lengths >> 4);
    if (at + plain > body.length || !room(plain)) return undefined;
    all.set(body.subarray(at, at + plain), end);
    at += plain;
    end += plain;
    if (at === body.length) return all.subarray(past.length, end);
    const back = (body[at] ?? 0) | ((body[at + 1] ?? 0) << 8);
    at += 2;
    const length = rest(lengths & FULL) + SHORTEST;
    if (at > body.length || back === 0 || back > end || !room(length)) return undefined;
    // Byte by byte: a repeat may overlap itself.
    for (let n = 0; n < length; n++, end++) all[end] = all[end - back] ?? 0;
  }
  // Every honest message ends with a row that has no repeat.
  return undefined;
}

function joined(first: ArrayLike<number>, second: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
