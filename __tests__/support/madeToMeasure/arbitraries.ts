import fc from 'fast-check';
import type { BlindRequest, CurtainRequest } from '@/lib/madeToMeasure/configuration';
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

/** Any blind at any window, also ones that cannot be made. */
export const anyBlind: fc.Arbitrary<BlindRequest> = fc
  .record({
    product: fc.constantFrom(...Object.values(blinds)),
    window: fc.record({
      mount: fc.constantFrom('inside', 'outside'),
      widths: three(millimetres(200, 6000)),
      drops: three(millimetres(200, 4000)),
      freeLeft: fc.option(millimetres(0, 200), { nil: undefined }),
      depth: fc.option(millimetres(0, 200), { nil: undefined }),
      height: fc.option(millimetres(1800, 4000), { nil: undefined }),
      notes: fc.subarray(['bedroom']),
    }),
    options: fc.record({
      control: fc.constantFrom('chain', 'cordless', 'wand', 'battery', 'mains'),
      sizeIs: fc.option(fc.constant('finished'), { nil: undefined, freq: 1 }),
      toFloor: fc.boolean(),
      parts,
      controls: remotes,
      extras: fc.subarray(['cassette', 'fascia', 'sideChannels', 'wrappedBar'] as const),
      child: fc.boolean(),
    }),
  })
  .map(({ product, window, options }) => blindRequest(product, window, options));
