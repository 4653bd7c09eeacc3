import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import { any } from './calls.ts';
import type { HttpCall } from './openLoop.ts';

const between = (min: number, max: number): number =>
  Math.round((min + Math.random() * (max - min)) * 10) / 10;

/** A window of the linen or the roller blind of the seed; most can be made. */
export function anyWindow(): WindowPriceRequest {
  if (Math.random() < 0.5)
    return {
      productId: 'ufuq-screen-roller',
      window: {
        mount: any(['inside', 'outside']),
        widths: [between(40, 290), null, null],
        drops: [between(60, 260), null, null],
      },
      options: { control: any(['chain', 'cordless', 'battery', 'mains']) },
    };
  return {
    productId: 'almas-ivory-linen',
    window: {
      mount: any(['ceiling', 'wall']),
      widths: [between(80, 600), null, null],
      drops: [between(120, 350), null, null],
    },
    options: {
      heading: any(['wave', 'double', 'triple', 'pencil']),
      lining: any(['none', 'lining', 'blackout']),
      draw: any(['pair', 'left', 'right']),
    },
  };
}

/** The price of a window, as the configurator asks for it. */
export const priceCall = (window = anyWindow()): HttpCall => ({
  method: 'POST',
  path: '/api/user/price-window',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(window),
});
