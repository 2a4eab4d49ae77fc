import type { Clock } from './clock.ts';
import { byeFrame, frameReader, messageFramer, pingFrame, pongFrame } from './framing.ts';
import { LOST_AFTER, startHeartbeat } from './heartbeat.ts';
import { inbox } from './inbox.ts';
import { type CloseReason, LONGEST_MESSAGE, type Link } from './link.ts';
import { outboxTo } from './outbox.ts';
import type { Wire } from './wire.ts';

/** More than this waiting means that the other end does not take it. */
const MOST_BACKLOG = 16 * LONGEST_MESSAGE;
/** What waits when a link is closed gets this long to go out. */
const LINGER = 2_000;

/** Makes a wire a link: whole messages, a heartbeat, back-pressure, and a reason at the end. */
export function linkOver(wire: Wire, clock: Clock, patience = (): number => LOST_AFTER): Link {
  const read = frameReader();
  const framesOf = messageFramer();
  const outbox = outboxTo(wire);
  const messages = inbox();
  const closeListeners = new Set<(why: CloseReason) => void>();
  let ended: CloseReason | null = null;

  const heartbeat = startHeartbeat(clock, {
    ping(id) {
      outbox.sendNow(pingFrame(id));
      // Chromium has been seen to forget to say that there is room again.
      outbox.pump();
    },
    lost: () => close('lost'),
    patience,
  });

  let stopLingering = (): void => undefined;
  wire.attach({
    onFrame: frame => (ended === null ? hear(frame) : undefined),
    onDrain: () => outbox.pump(),
    onEnd() {
      stopLingering();
      wire.close();
      end('lost');
    },
  });

  function hear(frame: Uint8Array | null): void {
    const heard = frame && read(frame);
    if (!heard) {
      close('abuse');
      return;
    }
    heartbeat.heard();
    outbox.pump();
    switch (heard.type) {
      case 'message':
        if (!messages.take(heard.text)) close('abuse');
        return;
      case 'part':
        return;
      case 'ping':
        outbox.sendNow(pongFrame(heard.id));
        // An honest end pings once a second: it cannot fill our way out with answers.
        if (outbox.backlog > MOST_BACKLOG) close('abuse');
        return;
      case 'pong':
        heartbeat.ponged(heard.id);
        return;
      case 'bye':
        wire.close();
        end(heard.why);
    }
  }

  function end(why: CloseReason): void {
    if (ended !== null) return;
    ended = why;
    heartbeat.stop();
    const told = [...closeListeners];
    closeListeners.clear();
    for (const listener of told) listener(why);
  }

  function close(why: CloseReason): void {
    if (ended !== null) return;
    stopLingering = clock.setTimer(LINGER, () => wire.close());
    if (why === 'left' || why === 'refused') {
      outbox.put([byeFrame(why)]);
    } else {
      outbox.clear();
      outbox.sendNow(byeFrame(why));
    }
    end(why);
  }

  return {
    binding: wire.binding,
    get backlog() {
      return outbox.backlog;
    },
    get roundTrip() {
      return heartbeat.roundTrip;
    },
    path: () => wire.path(),
    send(message, about) {
      if (ended !== null) return;
      outbox.put(framesOf(message, about));
      if (outbox.backlog > MOST_BACKLOG) close('overflow');
    },
    onMessage: listener => messages.listen(listener),
    onClose(listener) {
      if (ended !== null) {
        listener(ended);
        return () => undefined;
      }
      const own = (why: CloseReason): void => listener(why);
      closeListeners.add(own);
      return () => void closeListeners.delete(own);
    },
    close(why = 'left') {
      messages.clear();
      close(why);
    },
  };
}
