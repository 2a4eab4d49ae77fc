import type { AnyRules } from '../../src/engine/index.ts';

/** A game with clocks so short that they end something now and then while chance plays it. */
export const hurried = (rules: AnyRules, seconds: { readonly phase: number; readonly window: number }): AnyRules => ({
  ...rules,
  timed: state => {
    const is = rules.timed?.(state);
    return is && { ...is, seconds: seconds[is.kind] };
  },
});
