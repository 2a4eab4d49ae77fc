import type { JSX } from 'preact';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { PLAGUES, plagueFacts } from '../../data/plagues.ts';
import { cardForNext } from '../../facts/next-plague.ts';
import type { View } from '../../view.ts';
import { PLAGUE_ICONS } from '../drawings/icons.tsx';
import { PLAGUES_ZONE, plagueLabel } from '../words/board.ts';

/** Ten medallions: struck, next, or still to come. */
export function Plagues({ view }: { view: View }): JSX.Element {
  const need = cardForNext(view);
  return (
    <ol class="mp-plagues" aria-label={PLAGUES_ZONE}>
      {PLAGUES.map((plague, n) => {
        const is = n < view.plagues ? 'struck' : n === view.plagues && need !== null ? 'next' : 'to-come';
        const takes = is === 'next' ? (need ?? 0) : plagueFacts(n + 1).card;
        return (
          <li key={plague} class="mp-medal" data-is={is} data-plague={n + 1} title={plagueLabel(n + 1, is, takes)}>
            <span class="visually-hidden">{plagueLabel(n + 1, is, takes)}</span>
            <Icon path={PLAGUE_ICONS[plague]} size={1.25} />
            {is !== 'struck' && (
              <b class="mp-takes" aria-hidden="true">
                {takes}
              </b>
            )}
          </li>
        );
      })}
    </ol>
  );
}
