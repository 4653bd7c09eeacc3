import fc from 'fast-check';
import type { BlindRequest, CurtainRequest } from '@/lib/madeToMeasure/configuration';
import type { WindowRequest } from '@/lib/madeToMeasure/priceWindow';
import type { BlindProduct } from '@/lib/madeToMeasure/product';
import { CONTROLS, EXTRAS } from '@/lib/madeToMeasure/values';
import { blinds, curtains } from './products';
import { blindRequest, curtainRequest } from './requests';

const millimetres = (min: number, max: number) => fc.integer({ min, max });
const three = (length: fc.Arbitrary<number>) => fc.array(length, { minLength: 1, maxLength: 3 });
const remotes = fc.subarray(['remote1', 'remote5', 'wallSwitch', 'hub'] as const);
const parts = fc.constantFrom(1, 1, 1, 2, 3);

/** Any curtain at any window, also ones that cannot be made. */
export const anyCurtain: fc.Arbitrary<CurtainRequest> = fc
  .record({
    product: fc.constantFrom(...Object.values(curtains)),
    window: fc.record({
      mount: fc.constantFrom('ceiling', 'wall', 'pole'),
      widths: three(millimetres(200, 12000)),
      drops: three(millimetres(200, 5200)),
      track: fc.option(millimetres(200, 13000), { nil: undefined, freq: 2 }),
      freeLeft: fc.option(millimetres(0, 2000), { nil: undefined }),
      freeRight: fc.option(millimetres(0, 2000), { nil: undefined }),
      reach: fc.constantFrom('floor', 'sill', 'belowSill'),
      floor: fc.constantFrom('finished', 'coming'),
      notes: fc.subarray(['robot', 'bedroom']),
    }),
    options: fc.record({
      heading: fc.constantFrom('wave', 'double', 'triple', 'pencil', 'eyelet', 'rod'),
      lining: fc.constantFrom('none', 'lining', 'blackout', 'interlined'),
      draw: fc.constantFrom('pair', 'left', 'right'),
      left: fc.option(millimetres(300, 4000), { nil: undefined, freq: 1 }),
      parts,
      motor: fc.option(fc.constantFrom('battery', 'mains'), { nil: undefined, freq: 1 }),
      controls: remotes,
      hem: fc.option(fc.constant('followFloor'), { nil: undefined, freq: 1 }),
      handFinish: fc.boolean(),
    }),
  })
  .map(({ product, window, options }) => curtainRequest(product, window, options));

/** Mostly what a product allows, so that many of its windows have a price. */
const mostly = <Value>(allowed: fc.Arbitrary<Value>, any: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: allowed }, { weight: 1, arbitrary: any });

/** A blind at any window, also ones that cannot be made. */
const anyBlindOf = (product: BlindProduct): fc.Arbitrary<BlindRequest> =>
  fc
    .record({
      window: fc.record({
        mount: fc.constantFrom('inside', 'outside'),
        widths: three(mostly(millimetres(...product.width), millimetres(200, 6000))),
        drops: three(mostly(millimetres(...product.drop), millimetres(200, 4000))),
        freeLeft: fc.option(millimetres(0, 200), { nil: undefined }),
        depth: fc.option(millimetres(0, 200), { nil: undefined, freq: 1 }),
        height: fc.option(millimetres(1800, 4000), { nil: undefined }),
        notes: fc.subarray(['bedroom']),
      }),
      options: fc.record({
        control: mostly(fc.constantFrom(...product.controls), fc.constantFrom(...CONTROLS)),
        sizeIs: fc.option(fc.constant('finished'), { nil: undefined, freq: 1 }),
        toFloor: fc.boolean(),
        parts,
        controls: remotes,
        extras: mostly(fc.subarray([...product.extras]), fc.subarray([...EXTRAS])),
        child: fc.boolean(),
      }),
    })
    .map(({ window, options }) => blindRequest(product, window, options));

/** Windows for each kind of product. */
export const windowsByKind: readonly [kind: string, windows: fc.Arbitrary<WindowRequest>][] = [
  ['curtain', anyCurtain],
  ...Object.values(blinds).map((product): [string, fc.Arbitrary<WindowRequest>] => [
    product.system,
    anyBlindOf(product),
  ]),
];
