import type { BlindRequest } from '../../../src/lib/madeToMeasure/configuration.ts';
import { divideUp } from '../../../src/lib/madeToMeasure/integers.ts';
import type { PricedBlind } from '../../../src/lib/madeToMeasure/priceBlind.ts';
import type { BlindMaking } from './types.ts';

/** The cloth of a roller is narrower than the blind: its ends take room. */
const ROLLER_ENDS = 30;
const BLIND_BRACKETS_EVERY = 1200;

/** How a priced blind is made. */
export function blindMaking(
  { product, window, options }: BlindRequest,
  result: PricedBlind,
): BlindMaking {
  const { system } = product;
  const { width, drop, parts, weight, tube, chain, motor } = result;
  return {
    kind: 'blind',
    mount: window.mount,
    system,
    width,
    drop,
    parts,
    ...(tube && { clothWidth: width - ROLLER_ENDS, tube: tube.tube }),
    brackets: divideUp(width, BLIND_BRACKETS_EVERY) + 1,
    weight,
    control: options.control,
    ...(chain !== undefined && { chain }),
    ...(motor && { motor: { id: motor.id, power: motor.power } }),
    controls: motor === undefined ? [] : [...new Set(options.controls)],
    extras: [...new Set(options.extras)],
  };
}
