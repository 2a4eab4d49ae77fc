import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ago } from '../ago.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Glyph } from '../components/glyph.tsx';
import { Menu } from '../components/menu.tsx';
import { toast } from '../components/toasts.tsx';
import type { RoomSummary } from '../online.ts';
import { REJOIN } from '../rejoin-words.ts';
import { formatRoute } from '../router.ts';
import type { Services } from '../services.ts';
import { STORAGE_PROBLEMS } from '../words.ts';
import { PasteInvitation } from './paste-invitation.tsx';

/** The tables of many devices this one hosts or was at, and the way into a new one. */
export function RejoinSection({ services }: { readonly services: Services }): JSX.Element {
  const { online, catalogue } = services;
  const forgetting = useSignal<RoomSummary | null>(null);
  const joining = useSignal(false);
  const rooms = online.rooms.value;
  const pasting = useRef<HTMLDivElement>(null);
  useEffect(() => pasting.current?.querySelector('input')?.focus(), [joining.value]);
  const asked = forgetting.value;

  async function forget({ room }: RoomSummary): Promise<void> {
    const done = await online.forget(room);
    if (!done.ok) toast({ text: STORAGE_PROBLEMS[done.problem], tone: 'problem' });
  }

  return (
    <section class="rejoin" aria-labelledby="rejoin-heading">
      <h2 id="rejoin-heading">{REJOIN.title}</h2>
      {rooms.length > 0 && (
        <ul class="match-list">
          {rooms.map(summary => (
            <RoomRow
              key={summary.room}
              summary={summary}
              title={catalogue.find(({ meta }) => meta.id === summary.game)?.meta.title}
              onForget={() => {
                forgetting.value = summary;
              }}
            />
          ))}
        </ul>
      )}
      <div class="row">
        <Button
          icon={<Glyph name="link" size={1.25} />}
          aria-expanded={joining.value}
          onClick={() => {
            joining.value = !joining.value;
          }}
        >
          {REJOIN.join}
        </Button>
        <a class="button" data-kind="plain" href="#/scan">
          <Glyph name="scan" size={1.25} />
          {REJOIN.here}
        </a>
      </div>
      {joining.value && (
        <div class="rejoin-paste" ref={pasting}>
          <p class="soft">{REJOIN.line}</p>
          <PasteInvitation />
        </div>
      )}
      {asked !== null && (
        <ForgetDialog
          hosting={asked.hosting}
          onForget={() => void forget(asked)}
          onClose={() => {
            forgetting.value = null;
          }}
        />
      )}
    </section>
  );
}

interface RoomRowProps {
  readonly summary: RoomSummary;
  readonly title: string | undefined;
  readonly onForget: () => void;
}

function RoomRow({ summary: { room, hosting, people, seenAt }, title, onForget }: RoomRowProps): JSX.Element {
  const who = people.length === 0 ? REJOIN.nobody : people.join(', ');
  const facts = [
    ...(title === undefined ? [] : [title]),
    ...(hosting ? [REJOIN.hosting] : []),
    ago(seenAt, Date.now()),
  ];
  return (
    <li class="match-row" data-status="running">
      <a class="match-link" href={formatRoute({ name: 'table', room })}>
        <strong class="match-name">{REJOIN.rejoin}</strong>
        <span class="match-seats">
          <Glyph name="people" size={1.125} />
          <span class="match-who">{who}</span>
        </span>
        <span class="match-facts">{facts.join(' · ')}</span>
      </a>
      <Menu label={REJOIN.more(who)} items={[{ label: REJOIN.forget, glyph: 'trash', danger: true, run: onForget }]}>
        <Glyph name="more" />
      </Menu>
    </li>
  );
}

interface ForgetDialogProps {
  readonly hosting: boolean;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Nobody should lose their seat by a slip of the thumb. */
function ForgetDialog({ hosting, onForget, onClose }: ForgetDialogProps): JSX.Element {
  return (
    <Dialog
      title={REJOIN.forgetTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{REJOIN.keep}</Button>
          <Button
            kind="danger"
            onClick={() => {
              onForget();
              onClose();
            }}
          >
            {REJOIN.forget}
          </Button>
        </>
      }
    >
      <p>{hosting ? REJOIN.forgetHost : REJOIN.forgetGuest}</p>
    </Dialog>
  );
}
