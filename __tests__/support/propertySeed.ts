/** Seed of all property tests, fixed to make runs reproducible. `PROPERTY_SEED=7 npm test -- fuzz` tries others. */
export const PROPERTY_SEED = Number(process.env['PROPERTY_SEED'] ?? 1);
