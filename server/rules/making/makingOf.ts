import {
  isCurtain,
  type PricedWindow,
  type WindowRequest,
} from '../../../src/lib/madeToMeasure/priceWindow.ts';
import { blindMaking } from './blindMaking.ts';
import { curtainMaking } from './curtainMaking.ts';
import type { Making } from './types.ts';

/**
 * How a priced window is made: frozen with its price, so that no later table or formula changes a sheet.
 * @throws TypeError when request and result are of different kinds
 */
export function makingOf(request: WindowRequest, result: PricedWindow): Making {
  if (isCurtain(request)) {
    if (result.kind === 'curtain') return curtainMaking(request, result);
  } else if (result.kind === 'blind') return blindMaking(request, result);
  throw new TypeError('The price is of another kind of window.');
}
