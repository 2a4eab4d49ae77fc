import { inbox } from '../inbox.ts';
import type { Link, Unsubscribe } from '../link.ts';

/** One link, two kinds of mail: letters of the table as they are, and calls behind a mark. Neither reads the other's. */
export interface Lanes {
  /** The link as the table sees it. Closing it closes both. */
  readonly table: Link;
  readonly calls: Lane;
}

export interface Lane {
  send(message: string): void;
  onMessage(listener: (message: string) => void): Unsubscribe;
}

/** No letter begins like this: letters are JSON. */
const MARK = '@';

export function lanesOf(link: Link): Lanes {
  const letters = inbox();
  const calls = inbox();
  const stop = link.onMessage(message => {
    const taken = message.startsWith(MARK) ? calls.take(message.slice(MARK.length)) : letters.take(message);
    if (!taken) link.close('abuse');
  });
  link.onClose(stop);
  return {
    table: {
      binding: link.binding,
      get backlog() {
        return link.backlog;
      },
      get roundTrip() {
        return link.roundTrip;
      },
      path: () => link.path(),
      send: (message, about) => link.send(message, about),
      onMessage: listener => letters.listen(listener),
      onClose: listener => link.onClose(listener),
      close(why) {
        letters.clear();
        link.close(why);
      },
    },
    calls: {
      // Nothing in a call is a secret of the match, and others choose some of its words.
      send: message => link.send(`${MARK}${message}`, 'everybody'),
      onMessage: listener => calls.listen(listener),
    },
  };
}
