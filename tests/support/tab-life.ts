import type { Clock, Ends, Link, Opened, Signaller } from '../../src/net/index.ts';

/** A tab from its opening to its end. When it ends, its links are lost to everybody, and nothing it waited for happens. */
export interface Life {
  ends(ends: Ends): Ends;
  signaller(signaller: Signaller): Signaller;
  pause(milliseconds: number): Promise<void>;
  end(): void;
}

export function newLife(clock: Clock): Life {
  const links: Link[] = [];
  let over = false;

  const mine = (link: Link): Link => {
    links.push(link);
    if (over) link.close('lost');
    return link;
  };
  const opened = async (opening: Promise<Opened>): Promise<Opened> => {
    const result = await opening;
    if (result.ok) mine(result.link);
    return result;
  };

  return {
    ends: ends => ({
      async offer(patience) {
        const offered = await ends.offer(patience);
        return { ...offered, accept: answer => opened(offered.accept(answer)) };
      },
      async answer(offer, patience) {
        const answered = await ends.answer(offer, patience);
        return answered.ok ? { ...answered, opened: opened(answered.opened) } : answered;
      },
    }),
    signaller: signaller => ({
      listen: (name, token, onLink) => signaller.listen(name, token, link => onLink(mine(link))),
      async dial(name) {
        const dialled = await signaller.dial(name);
        if (dialled.ok) mine(dialled.link);
        return dialled;
      },
      close: () => signaller.close(),
    }),
    pause: milliseconds =>
      new Promise(resolve => {
        clock.setTimer(milliseconds, () => {
          if (!over) resolve();
        });
      }),
    end() {
      over = true;
      for (const link of links) link.close('lost');
    },
  };
}
