import type { JSX } from 'preact';
import { Button } from '../components/button.tsx';
import type { StorageProblem } from '../services.ts';
import { ROUTES, STORAGE_PROBLEMS } from '../words.ts';

interface StorageBannerProps {
  readonly problem: StorageProblem | null;
  readonly onRetry: () => void;
}

/** A move that could not be stored did not happen; it can be made again from here. */
export function StorageBanner({ problem, onRetry }: StorageBannerProps): JSX.Element | null {
  if (problem === null) return null;
  return (
    <div class="banner" data-tone="problem" role="alert">
      <span>{STORAGE_PROBLEMS[problem]}</span>
      <Button kind="primary" onClick={onRetry}>
        {ROUTES.retry}
      </Button>
    </div>
  );
}
