import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Roster } from '../../table/index.ts';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { LOBBY } from '../lobby-words.ts';
import type { OnlineTable } from '../online.ts';
import { asked } from './ask.ts';
import { Confirm } from './confirm.tsx';
import { seatsOfDevice } from './roster-facts.ts';

interface ThisDeviceProps {
  readonly table: OnlineTable;
  readonly roster: Roster;
}

/** A television or tablet shows the table to everybody; whoever sat here stands up for that. */
export function ThisDevice({ table, roster }: ThisDeviceProps): JSX.Element {
  const confirming = useSignal(false);
  const mine = seatsOfDevice(roster, table.me);

  async function beDisplay(): Promise<void> {
    for (const seat of mine) {
      if (!(await asked(table.stand(seat)))) return;
    }
    await asked(table.be('display'));
  }

  return (
    <section class="panel" aria-labelledby="this-device">
      <h2 id="this-device">{LOBBY.thisDevice}</h2>
      {mine.length === 0 && <p>{LOBBY.youWatch}</p>}
      <p class="soft">{LOBBY.displayLine}</p>
      <div>
        <Button
          icon={<Glyph name="screen" size={1.25} />}
          onClick={() => {
            if (mine.length > 0) confirming.value = true;
            else void beDisplay();
          }}
        >
          {LOBBY.beDisplay}
        </Button>
      </div>
      {confirming.value && (
        <Confirm
          title={LOBBY.beDisplay}
          text={LOBBY.displayConfirm}
          keep={LOBBY.wait}
          go={LOBBY.beDisplay}
          onGo={() => void beDisplay()}
          onClose={() => {
            confirming.value = false;
          }}
        />
      )}
    </section>
  );
}
