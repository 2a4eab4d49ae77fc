import '../play/play.css';
import type { JSX } from 'preact';
import { OpeningScreen } from '../components/opening-screen.tsx';
import type { JoinAddress } from '../online.ts';
import { JOIN, TABLE_PROBLEMS } from '../online-words.ts';
import type { Services } from '../services.ts';
import { STORAGE_PROBLEMS } from '../words.ts';
import { Room } from './room.tsx';
import { UnavailableScreen } from './unavailable.tsx';

interface TableScreenProps {
  readonly services: Services;
  readonly room: string;
  /** The link that led here, for a table this device may not know yet. */
  readonly address?: JoinAddress;
}

const PROBLEMS = { ...STORAGE_PROBLEMS, ...TABLE_PROBLEMS };

/** Sits down at a table this device hosts or was invited to. */
export function TableScreen({ services, room, address }: TableScreenProps): JSX.Element {
  const { online } = services;
  if (online.unavailable !== null) return <UnavailableScreen why={online.unavailable} />;
  const open = async () => {
    const known = address ? await online.remember(address) : ({ ok: true } as const);
    return known.ok ? online.open(room) : known;
  };
  return (
    <OpeningScreen open={open} closedTitle={JOIN.closedTitle} problems={PROBLEMS}>
      {(table, again) => <Room services={services} table={table} onReopen={again} />}
    </OpeningScreen>
  );
}
