/**
 * All that a device needs to host, and to have a part in who does. Whoever joins a table has no use for it in the first
 * moment, so it is fetched then, and not before; a host cannot do without it.
 */
export { toldTime } from '../../table/clock.ts';
export { layOut, roomStateOf, rosterOf, sceneFor } from '../../table/index.ts';
export { isRuling, memberStep } from '../../table/succession/index.ts';
export { dealMatch } from './deal-match.ts';
export { hostBots } from './host-bots.ts';
export { hostControls } from './host-controls.ts';
export { booksOf } from './member-books.ts';
export { openedBefore } from './open-before.ts';
export { reignOf } from './reign-facts.ts';
