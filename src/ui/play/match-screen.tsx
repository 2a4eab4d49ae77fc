import './play.css';
import type { JSX } from 'preact';
import { OpeningScreen } from '../components/opening-screen.tsx';
import type { Services } from '../services.ts';
import { PLAY, STORAGE_PROBLEMS } from '../words.ts';
import { Table } from './table.tsx';

interface MatchScreenProps {
  readonly services: Services;
  readonly id: string;
}

/** A match on this device. */
export const MatchScreen = ({ services, id }: MatchScreenProps): JSX.Element => (
  <OpeningScreen open={() => services.shelf.open(id)} closedTitle={PLAY.closedTitle} problems={STORAGE_PROBLEMS}>
    {(match, again) => <Table services={services} match={match} onReopen={again} company={null} />}
  </OpeningScreen>
);
