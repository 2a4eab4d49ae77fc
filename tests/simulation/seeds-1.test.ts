import { testSeeds } from '../support/simulation/seed-tests.ts';

testSeeds(1);
