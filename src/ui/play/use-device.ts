import { useEffect, useRef } from 'preact/hooks';
import type { Actor } from '../../engine/index.ts';
import { useLastSeconds } from '../board-parts/time-left.ts';
import type { TimeLeft } from '../game-ui.ts';
import type { Services } from '../services.ts';
import type { Holding } from './phone.ts';
import { chime } from './sounds.ts';

interface Moment {
  readonly holding: Holding;
  readonly awaited: readonly Actor[];
  readonly over: boolean;
  readonly seq: number;
  readonly time: TimeLeft | null;
}

/** What the phone itself does during play: stays awake, keeps its data, and tells you when it is your turn. */
export function useDevice({ installation, settings }: Services, { holding, awaited, over, seq, time }: Moment): void {
  useEffect(() => installation.stayAwake(), []);

  useEffect(() => {
    // Browsers grant it more willingly after somebody has touched the page.
    const keep = (): void => void installation.keepData();
    document.addEventListener('pointerup', keep, { once: true });
    return () => document.removeEventListener('pointerup', keep);
  }, []);

  useLastSeconds(time, () => {
    const { sound, vibration } = settings.current.peek();
    if (vibration) navigator.vibrate?.([30, 60, 30]);
    if (sound) chime('bell');
  });

  const turn = turnOf(holding, awaited);
  const before = useRef({ turn, seq, over });
  useEffect(() => {
    const last = before.current;
    before.current = { turn, seq, over };
    if (seq === last.seq) return;
    const { sound, vibration } = settings.current.peek();
    const yours = turn !== null && turn !== last.turn;
    if (vibration && (yours || (over && !last.over))) navigator.vibrate?.(over ? [40, 60, 120] : 50);
    if (!sound) return;
    if (over && !last.over) chime('over');
    else chime(yours ? 'turn' : 'move');
  });
}

/** Who is to look up now, if anybody. */
function turnOf(holding: Holding, awaited: readonly Actor[]): string | null {
  if (holding.kind === 'question') return `any of ${holding.seats.join()}`;
  if (holding.kind === 'curtain') return `${holding.seat}`;
  return holding.kind === 'holding' && awaited.includes(holding.seat) ? `${holding.seat}` : null;
}
