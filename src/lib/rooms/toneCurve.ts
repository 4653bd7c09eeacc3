/**
 * Invertible curve between linear light and 8-bit values.
 *
 * `T(x) = (1 - e^(-exposure * x))^(1 / 2.2)`. Room images are stored as `T(x)`, because a filmic curve cannot be
 * inverted in the browser.
 */
export interface ToneCurve {
  /** Linear light of each 8-bit value. */
  toLinear: Float32Array;
  /** 8-bit values of linear light, indexed by `steps * sqrt(light / maxLight)`. */
  toBytes: Uint8Array;
  /** Factor from `sqrt(light)` to an index of `toBytes`. */
  scale: number;
}

const GAMMA = 2.2;
/** Steps of `toBytes`; fewer than 2,000 skip values in dark cloth. */
const STEPS = 4095;
/** Exponent at which the curve has reached 255. */
const MAX_EXPONENT = 7;

/** 8-bit value of linear light. */
export function toneByte(light: number, exposure: number): number {
  return Math.round(255 * (1 - Math.exp(-exposure * Math.max(0, light))) ** (1 / GAMMA));
}

/** Tables of the curve, so that a pixel costs one square root. */
export function createToneCurve(exposure: number): ToneCurve {
  const maxLight = MAX_EXPONENT / exposure;
  return {
    // 255 is reached at infinite light; 254.5 keeps it finite.
    toLinear: Float32Array.from(
      { length: 256 },
      (_, value) => -Math.log(1 - (Math.min(value, 254.5) / 255) ** GAMMA) / exposure,
    ),
    toBytes: Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
      toneByte(maxLight * (step / STEPS) ** 2, exposure),
    ),
    scale: STEPS / Math.sqrt(maxLight),
  };
}

/** Linear light of 8-bit values stored as `255 * sqrt(light / maxLight)`. */
export function createLightTable(maxLight: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => maxLight * (value / 255) ** 2);
}
