/**
 * The seed of every property test. It is the same in each run, so that a change and nothing else
 * turns a green run red; `PROPERTY_SEED=7 npm test -- fuzz` tries other cases.
 */
export const PROPERTY_SEED = Number(process.env['PROPERTY_SEED'] ?? 1);
