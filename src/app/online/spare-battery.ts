import { type ReadonlySignal, signal } from '@preact/signals';

export interface BatterySparerParts {
  readonly isLow: () => boolean;
  readonly isHost: () => boolean;
  /** Another device hosts from now on, if one can. */
  readonly giveWay: () => void;
}

export interface BatterySparer {
  /** To be told with every tick. */
  readonly look: () => void;
  /** It no longer hosts, because its battery is low. */
  readonly isSpared: ReadonlySignal<boolean>;
}

/**
 * A host whose battery is empty is lost without a word: so it lets another device host before that, as soon as there is
 * one. Once, until it has been charged: two that run low would hand the table to and fro.
 */
export function batterySparer({ isLow, isHost, giveWay }: BatterySparerParts): BatterySparer {
  const isSpared = signal(false);
  let wasHost = false;
  return {
    isSpared,
    look() {
      if (!isLow()) isSpared.value = false;
      else if (wasHost && !isHost()) isSpared.value = true;
      wasHost = isHost();
      if (wasHost && isLow() && !isSpared.value) giveWay();
    },
  };
}
