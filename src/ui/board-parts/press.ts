interface Press {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

const SAME_PRESS_MS = 700;
let lastSecondFinger = -Infinity;

/**
 * A press that also works for a second finger. Browsers make no click of it while the first finger is down, and here
 * the first finger is often holding the cards open.
 */
export function press(act: () => void): Press {
  return {
    onClick(event) {
      if (event.timeStamp - lastSecondFinger > SAME_PRESS_MS) act();
    },
    onPointerDown(event) {
      if (event.isPrimary || event.pointerType !== 'touch') return;
      lastSecondFinger = event.timeStamp;
      act();
    },
  };
}
