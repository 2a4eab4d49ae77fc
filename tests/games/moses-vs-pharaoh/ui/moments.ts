import * as support from '../../../support/moments.ts';
import { subject } from '../subject.ts';

export const PLAYERS = support.crewOf(2);

export const moments = (seeds: readonly number[]) => support.moments(subject, { seats: 2, seeds });

export const sampled = (ofEachPhase: number) => support.sampled(subject, 2, ofEachPhase);
