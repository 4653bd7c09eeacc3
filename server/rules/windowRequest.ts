import type { WindowOptions, WindowPriceRequest } from '../../src/contract/madeToMeasure.ts';
import type { BlindOptions, CurtainOptions } from '../../src/lib/madeToMeasure/configuration.ts';
import type { WindowRequest } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { PriceTable } from '../../src/lib/madeToMeasure/priceTable.ts';
import type { BlindProduct, CurtainProduct } from '../../src/lib/madeToMeasure/product.ts';
import { millimetresOf, sizedWindow } from '../../src/lib/madeToMeasure/window.ts';

function curtainOptions(options: WindowOptions): CurtainOptions | undefined {
  const { heading, lining, draw, left, parts, motor, controls, hem, handFinish } = options;
  if (heading === undefined || lining === undefined || draw === undefined) return undefined;
  const leftInMillimetres = left === undefined ? undefined : millimetresOf(left);
  return {
    heading,
    lining,
    draw,
    left: leftInMillimetres,
    parts,
    motor,
    controls,
    hem,
    handFinish,
  };
}

function blindOptions(options: WindowOptions): BlindOptions | undefined {
  const { control, sizeIs, toFloor, parts, controls, extras, child } = options;
  if (control === undefined) return undefined;
  return { control, sizeIs, toFloor, parts, controls, extras, child };
}

/** A request of the API in millimetres; `undefined` without the options that the product needs. */
export function windowRequest(
  { window, options }: Pick<WindowPriceRequest, 'window' | 'options'>,
  product: CurtainProduct | BlindProduct,
  table: PriceTable,
): WindowRequest | undefined {
  const { reach = 'floor', floor = 'finished', notes = [] } = window;
  const sized = sizedWindow({ ...window, reach, floor, notes });
  if (product.kind === 'curtain') {
    const chosen = curtainOptions(options);
    return chosen && { product, table, window: sized, options: chosen };
  }
  const chosen = blindOptions(options);
  return chosen && { product, table, window: sized, options: chosen };
}
