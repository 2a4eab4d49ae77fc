import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows walk among the choices of the board, Enter taps one and, pressed again, confirms it; Escape takes it back. */
export function useChoiceKeys(board: RefObject<HTMLElement | null>, clear: () => void, revealed: boolean): void {
  useEffect(() => {
    // The hand lies last on the page. A Tab from there would leave the window, and that turns the cards down again.
    const openedByKey = board.current?.querySelector('.hold-keep:focus-visible');
    if (revealed && openedByKey) board.current?.querySelector<HTMLElement>('[data-choice]:not(:disabled)')?.focus();
  }, [revealed]);

  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    const onKey = (event: KeyboardEvent): void => walkChoices(event, root, clear);
    root.addEventListener('keydown', onKey);
    return () => root.removeEventListener('keydown', onKey);
  });
}

function walkChoices(event: KeyboardEvent, board: HTMLElement, clear: () => void): void {
  if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
  if (event.key === 'Escape') return clear();
  if (event.key === 'Enter') return confirmTapped(event, board);
  const step = STEP[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const choices = [...board.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)')].filter(isInSight);
  if (choices.length === 0) return;
  event.preventDefault();
  const here = choices.findIndex(choice => choice === document.activeElement);
  const next = here === -1 ? (step === 1 ? 0 : choices.length - 1) : (here + step + choices.length) % choices.length;
  choices[next]?.focus();
}

/** On a small screen the hand makes way for the card picked up. */
const isInSight = (choice: HTMLElement): boolean => choice.getClientRects().length > 0;

/** Tapping is the browser's own doing; only an Enter on what is already tapped goes to the main button. */
function confirmTapped(event: KeyboardEvent, board: HTMLElement): void {
  const main = board.querySelector<HTMLButtonElement>('[data-main]');
  if (main === null || main.disabled || document.activeElement?.getAttribute('aria-pressed') !== 'true') return;
  if (document.activeElement.closest('[data-choice]') === null) return;
  event.preventDefault();
  main.click();
}
