/** Integer arithmetic of millimetres, grams and fils; all values are at least 0. `%` is exact, so nothing is rounded by accident. */
export const divide = (value: number, by: number): number => (value - (value % by)) / by;

export const divideUp = (value: number, by: number): number => divide(value + by - 1, by);

/** Rounds halves up, as prices are. */
export const divideHalfUp = (value: number, by: number): number => divide(2 * value + by, 2 * by);

export const roundUpTo = (value: number, step: number): number => divideUp(value, step) * step;

/** Amount of a length in mm, charged by started decimetres at a price per metre. */
export const amountOf = (decimetres: number, perMetre: number): number =>
  divideHalfUp(decimetres * perMetre, 10);

export const decimetresOf = (millimetres: number): number => divideUp(millimetres, 100);

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);
