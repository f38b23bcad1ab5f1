import fc from 'fast-check';
import { PROPERTY_SEED } from './property-seed.ts';

// Read before every test file: properties that name no seed of their own are tried with this one, and print it when they fail.
fc.configureGlobal({ seed: PROPERTY_SEED });
