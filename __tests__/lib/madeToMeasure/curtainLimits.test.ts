import { describe, expect, it } from '@jest/globals';
import type { CurtainOptions, CurtainRequest } from '@/lib/madeToMeasure/configuration';
import { priceCurtain } from '@/lib/madeToMeasure/priceCurtain';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import type { CurtainPrices } from '@/lib/madeToMeasure/priceTable';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import type { SizedWindow } from '@/lib/madeToMeasure/window';
import { priceTable } from '../../../server/seed/content/priceTable';
import { curtains } from '../../support/madeToMeasure/products';
import { curtainRequest } from '../../support/madeToMeasure/requests';

const { almas, noor } = curtains;
/** A cloth of a kilogram per square metre. */
const heavy: CurtainProduct = {
  ...almas,
  facts: { ...almas.facts, weight: 1000, shrinkage: 0 },
};

const curtain = (
  measured: Partial<SizedWindow>,
  options: Partial<CurtainOptions> = {},
  product: CurtainProduct = almas,
) =>
  curtainRequest(
    product,
    { track: 2000, drops: [2650], ...measured },
    { heading: 'wave', ...options },
  );

const priced = (request: CurtainRequest) => {
  const result = priceWindow(request);
  if (result.kind !== 'curtain') throw new Error(JSON.stringify(result));
  return result;
};

/** Why it is refused; other tests name what works instead. */
const refusalOf = (request: CurtainRequest) => {
  const result = priceCurtain(request);
  if (!('code' in result)) throw new Error('has a price');
  return result;
};

const withPrices = (request: CurtainRequest, prices: Partial<CurtainPrices>): CurtainRequest => ({
  ...request,
  table: { ...priceTable, curtain: { ...priceTable.curtain, ...prices } },
});

describe('the limits of a curtain', () => {
  const pole = { mount: 'pole' } as const;
  const double = { heading: 'double' } as const;
  const short: CurtainProduct = { ...almas, track: [300, 5000] };

  it.each([
    ['the narrowest', curtain({ track: 300 })],
    ['the widest', curtain({ track: 12000 }, {}, noor)],
    ['the shortest', curtain({ drops: [300] })],
    ['the longest', curtain({ drops: [5000] })],
    ['the longest pole', curtain({ ...pole, track: 4800 }, double)],
    ['the narrowest side', curtain({ track: 2900 }, { left: 580 })],
    ['the widest side', curtain({ track: 2900 }, { left: 2320 })],
  ])('have a price: %s', (_what, request) => {
    expect(priceWindow(request).kind).toBe('curtain');
  });

  const size = { code: 'size', of: 'track' };
  it.each([
    [curtain({ track: 299 }), { ...size, value: 299, min: 300, max: 12000 }],
    [curtain({ track: 5001 }, {}, short), { ...size, value: 5001, min: 300, max: 5000 }],
    [curtain({ drops: [299] }), { code: 'size', of: 'drop', value: 299, min: 300, max: 5000 }],
    [curtain({ ...pole, track: 4801 }, double), { ...size, value: 4801, max: 4800 }],
    [
      curtain({ track: 2900 }, { left: 579 }),
      { code: 'left', of: 'width', value: 579, min: 580, max: 2320 },
    ],
    [curtain({ mount: 'outside' }), { code: 'mount' }],
    [curtain({ track: undefined }), { code: 'unmeasured' }],
  ])('beyond them there is none (%#)', (request, refusal) => {
    expect(refusalOf(request)).toEqual(refusal);
  });

  it('name the longest of the tracks that hold a heading', () => {
    const { tracks } = priceTable.curtain;
    const shorter = { ...tracks, pole28: { ...tracks.pole28, max: 4000 } };
    const request = withPrices(curtain({ ...pole, track: 4900 }, double), { tracks: shorter });
    expect(refusalOf(request)).toEqual({ ...size, value: 4900, max: 4800 });
  });
});

describe('a motor of a curtain that is refused', () => {
  const battery = { motor: 'battery' } as const;
  const mains = { motor: 'mains' } as const;
  const { weight } = priced(curtain({ track: 5000 }));
  const weakest = {
    id: 'A',
    power: 'battery',
    maxWeight: weight,
    maxTrack: 4000,
    price: 1,
  } as const;

  it.each([
    [
      'a battery for a heavy curtain',
      curtain({ track: 3900, drops: [2750] }, battery, heavy),
      { code: 'battery', of: 'weight', value: 25800, max: 15000 },
    ],
    [
      'a battery for a long track',
      curtain({ track: 4001 }, battery, noor),
      { code: 'battery', of: 'track', value: 4001, max: 4000 },
    ],
    [
      'a mains motor for a heavy curtain',
      curtain({ track: 9900, drops: [2750] }, mains, heavy),
      { code: 'tooHeavyForMotor', of: 'weight', value: 63600, max: 60000 },
    ],
    [
      'the track, when the weight is just what it draws',
      withPrices(curtain({ track: 5000 }, battery), { motors: [weakest] }),
      { code: 'battery', of: 'track', value: 5000, max: 4000 },
    ],
  ])('names %s', (_what, request, refusal) => {
    expect(refusalOf(request)).toEqual(refusal);
  });
});

describe('the weight of a curtain', () => {
  const drop = { drops: [2750] };
  it.each([
    ['one curtain', { draw: 'left' }, 12900, 12900],
    ['a pair', { draw: 'pair' }, 13830, 6915],
    ['sides of different width', { draw: 'pair', left: 800 }, 13830, 8175],
    ['a left side that one curtain does not have', { draw: 'right', left: 800 }, 12900, 12900],
    // On two tracks of a metre.
    ['a left side that several tracks do not have', { parts: 2, left: 400 }, 7530, 3765],
  ] as const)('counts %s', (_what, options, weight, heaviest) => {
    expect(priced(curtain(drop, options, heavy))).toMatchObject({ weight, heaviest });
  });

  it.each([
    [1857, 12000, []],
    [1858, 12006, ['heavyToDraw']],
  ])('warns above 12 kg: %d mm, %d g', (track, heaviest, warnings) => {
    const request = curtain({ ...drop, track }, { draw: 'left' }, heavy);
    expect(priced(request)).toMatchObject({ heaviest, warnings });
  });

  it('has the return to the wall on both sides', () => {
    const { cut } = priced(curtain({ track: 2900, mount: 'wall' }, { left: 800 }));
    expect(cut.widths).toEqual([2053, 4783]);
  });
});

describe('the length of a curtain', () => {
  it.each([
    ['the shortest drop', {}, {}, 2640],
    ['a centimetre above a robot cleaner', { notes: ['robot'] }, {}, 2630],
    ['a centimetre above a floor to come', { floor: 'coming' }, {}, 2630],
    ['the longest drop along a sloping floor', {}, { hem: 'followFloor' }, 2650],
    ['a centimetre above the sill', { reach: 'sill' }, {}, 2630],
  ] as const)('is %s', (_what, window, options, drop) => {
    expect(priced(curtain({ drops: [2650, 2640], ...window }, options)).drop).toBe(drop);
  });
});

describe('the lines of a curtain', () => {
  it('count cloth and track in decimetres, sewing in widths, and the rest in pieces', () => {
    const options = { lining: 'lining', parts: 2, motor: 'mains', handFinish: true } as const;
    const { lines, brackets } = priced(curtain({ track: 13000, mount: 'wall' }, options, noor));
    const counted = Object.fromEntries(
      lines.map(({ code, quantity, unit }) => [code, [quantity, unit]]),
    );
    expect(counted).toMatchObject({
      cloth: [342, 'decimetre'],
      lining: [727, 'decimetre'],
      making: [26, 'width'],
      handFinish: [26, 'width'],
      track: [130, 'decimetre'],
      joints: [2, 'piece'],
      brackets: [28, 'piece'],
      motor: [2, 'piece'],
      fitting: [2, 'piece'],
    });
    expect(brackets).toBe(14);
    expect(lines.find(({ code }) => code === 'joints')?.amount).toBe(2 * 6000);
  });

  it('have no hems by hand that a cloth is not offered with', () => {
    const { lines } = priced(
      curtain({}, { handFinish: true }, { ...almas, handFinish: undefined }),
    );
    expect(lines.map(({ code }) => code)).not.toContain('handFinish');
  });

  it('have no lining without one', () => {
    const { lines } = priced(curtain({}));
    expect(lines.map(({ code }) => code)).not.toContain('lining');
  });
});
