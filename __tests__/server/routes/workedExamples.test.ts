import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WindowPriceRequest } from '../../../src/contract/madeToMeasure.ts';
import type { WindowRequest } from '../../../src/lib/madeToMeasure/priceWindow.ts';
import { centimetresOf } from '../../../src/lib/madeToMeasure/window.ts';
import { blindExamples } from '../../support/madeToMeasure/blindExamples.ts';
import { curtainExamples } from '../../support/madeToMeasure/curtainExamples.ts';
import { blinds, curtains } from '../../support/madeToMeasure/products.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTestServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Products of the seed that are those of the worked examples. */
const PRODUCTS = new Map<WindowRequest['product'], string>([
  [curtains.almas, 'almas-ivory-linen'],
  [curtains.noor, 'noor-white-voile'],
  [curtains.layl, 'layl-charcoal-blackout'],
  [curtains.sahra, 'sahra-champagne-satin'],
  [curtains.safa, 'safa-greige-linen-blend'],
  [curtains.hatta, 'hatta-sage-cotton'],
  [curtains.ward, 'ward-blush-voile'],
  [curtains.fahidi, 'fahidi-gold-damask'],
  [curtains.qasr, 'qasr-burgundy-velvet'],
  [curtains.saffa, 'saffa-navy-velvet'],
  [curtains.barari, 'barari-botanical'],
  [blinds.ufuq, 'ufuq-screen-roller'],
  [blinds.zilal, 'zilal-day-night-roller'],
  [blinds.shams, 'shams-sand-roman'],
  [blinds.ghadeer, 'ghadeer-greige-vertical'],
]);
const cm = (millimetres: number | undefined) =>
  millimetres === undefined ? undefined : centimetresOf(millimetres);

/** A worked example as the API takes it, of a product of the seed. */
function bodyOf(productId: string, { window, options }: WindowRequest): WindowPriceRequest {
  const { widths, drops, track, freeLeft, freeRight, depth, height, notes, ...rest } = window;
  return {
    productId,
    window: {
      ...rest,
      widths: widths.map(centimetresOf),
      drops: drops.map(centimetresOf),
      track: cm(track),
      freeLeft: cm(freeLeft),
      freeRight: cm(freeRight),
      depth: cm(depth),
      height: cm(height),
      notes: [...notes],
    } as WindowPriceRequest['window'],
    options: {
      ...options,
      ...('left' in options && { left: cm(options.left) }),
    } as WindowPriceRequest['options'],
  };
}

const examples = Object.entries({ ...curtainExamples, ...blindExamples }).flatMap(
  ([name, { request, lines, total, vat }]) => {
    const productId = PRODUCTS.get(request.product);
    return productId === undefined ? [] : [{ name, productId, request, lines, total, vat }];
  },
);

it.each(examples)(
  'the worked example $name costs on the server what it costs in the module',
  async ({ productId, request, lines, total, vat }) => {
    const body = bodyOf(productId, request);
    const {
      price,
      vat: included,
      breakdown = [],
    } = await succeed(server, 'POST /user/price-window', { body });
    const amounts = Object.fromEntries(breakdown.map(({ code, amount }) => [code, amount]));
    expect({ price, vat: included, ...amounts }).toEqual({ price: total, vat, ...lines });
  },
);
