import { describe, expect, it } from '@jest/globals';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { blinds, curtains } from '../../support/madeToMeasure/products';
import { blindRequest, curtainRequest } from '../../support/madeToMeasure/requests';

const { almas, saffa, noor } = curtains;
const { ufuq, zilal, sidr } = blinds;
const window = { track: 2900, drops: [2650] };
const recess = { widths: [1200], drops: [1600] };

describe('a refused curtain', () => {
  it.each([
    ['without a drop', { ...window, drops: [] }, { heading: 'wave' }, { code: 'unmeasured' }],
    ['in a recess', { ...window, mount: 'inside' }, { heading: 'wave' }, { code: 'mount' }],
    [
      'with eyelets on a track',
      window,
      { heading: 'eyelet' },
      { code: 'needsPole', change: { heading: 'wave' } },
    ],
    [
      'with a wave on a pole',
      { ...window, mount: 'pole' },
      { heading: 'wave' },
      { code: 'needsTrack', change: { heading: 'double' } },
    ],
    [
      'with an interlined wave',
      window,
      { heading: 'wave', lining: 'interlined' },
      { code: 'lining', change: { lining: 'lining' } },
    ],
    [
      'with pencil pleats and a motor',
      window,
      { heading: 'pencil', motor: 'mains' },
      { code: 'motorHeading', change: { heading: 'wave' } },
    ],
    [
      'with a motor on a pole',
      { ...window, mount: 'pole' },
      { heading: 'double', motor: 'mains' },
      { code: 'motorPole', change: { motor: null } },
    ],
    [
      'with a track of 12.4 m',
      { ...window, track: 12400 },
      { heading: 'wave' },
      { code: 'size', of: 'track', value: 12400, max: 12000, change: { parts: 2 }, each: 6200 },
    ],
    [
      'with a pole longer than a pole',
      { ...window, mount: 'pole', track: 5000 },
      { heading: 'double' },
      { code: 'size', of: 'track', value: 5000, max: 4800, change: { parts: 2 }, each: 2500 },
    ],
    [
      'longer than five metres',
      { ...window, drops: [5200] },
      { heading: 'wave' },
      { code: 'size', of: 'drop', value: 5200, min: 300, max: 5000 },
    ],
    [
      'with a narrow side',
      window,
      { heading: 'wave', left: 400 },
      { code: 'left', value: 400, min: 580, max: 2320, change: { left: null } },
    ],
  ] as const)('%s names what works', (_what, measured, options, refusal) => {
    expect(priceWindow(curtainRequest(almas, measured, options))).toMatchObject({
      kind: 'refused',
      refusal,
    });
  });

  it('that is too heavy for every track gets a lighter lining or a motor', () => {
    const high = { track: 2900, drops: [4900] };
    const heavy = { heading: 'triple', lining: 'interlined' } as const;
    const product = { ...saffa, facts: { ...saffa.facts, weight: 700 } };
    expect(priceWindow(curtainRequest(product, high, heavy))).toMatchObject({
      refusal: { code: 'tooHeavyForTrack', of: 'load', max: 12000, change: { lining: 'lining' } },
    });
    const heavier = { ...saffa, facts: { ...saffa.facts, weight: 1000 } };
    const unlined = { heading: 'triple' } as const;
    expect(priceWindow(curtainRequest(heavier, high, unlined))).toMatchObject({
      refusal: { code: 'tooHeavyForTrack', change: { motor: 'mains' } },
    });
  });

  it('of another heading than the product has gets one of the product', () => {
    const product = { ...almas, headings: ['double'] as const };
    expect(priceWindow(curtainRequest(product, window, { heading: 'wave' }))).toMatchObject({
      refusal: { code: 'heading', change: { heading: 'double' } },
    });
  });

  it('without any cloth has no price', () => {
    const product = { ...noor, cloth: [] };
    expect(priceWindow(curtainRequest(product, window, { heading: 'wave' }))).toEqual({
      kind: 'refused',
      refusal: { code: 'cloth' },
    });
  });
});

describe('a refused blind', () => {
  it.each([
    ['without a width', ufuq, { ...recess, widths: [] }, {}, { code: 'unmeasured' }],
    ['on a track', ufuq, { ...recess, mount: 'ceiling' }, {}, { code: 'mount' }],
    [
      'in a shallow recess',
      ufuq,
      { ...recess, depth: 40 },
      {},
      { code: 'depth', value: 40, min: 80, change: { mount: 'outside' } },
    ],
    [
      'larger than its cloth bears',
      ufuq,
      { widths: [2900], drops: [2900] },
      {},
      { code: 'area', value: 839, max: 780, change: { parts: 2 }, each: 1435 },
    ],
    [
      'with a chain that it does not have',
      sidr,
      recess,
      {},
      { code: 'control', change: { control: 'wand' } },
    ],
    [
      'that is too wide for cordless',
      ufuq,
      { widths: [2000], drops: [1400] },
      { control: 'cordless' },
      { code: 'cordless', of: 'width', value: 1990, max: 1800, change: { control: 'battery' } },
    ],
    [
      'that is too narrow for its motor',
      ufuq,
      { widths: [610], drops: [1400] },
      { control: 'mains' },
      { code: 'tooNarrowForMotor', value: 600, min: 700, change: { control: 'battery' } },
    ],
    [
      'that is too heavy for its battery',
      ufuq,
      { widths: [2900], drops: [2400] },
      { control: 'battery' },
      { code: 'battery', of: 'weight', max: 4000, change: { control: 'mains' } },
    ],
    [
      'with a cassette that it does not have',
      zilal,
      recess,
      { extras: ['cassette'] },
      { code: 'extras', change: { extras: [] } },
    ],
    [
      'with side channels outside',
      ufuq,
      { ...recess, mount: 'outside' },
      { extras: ['sideChannels', 'cassette'] },
      { code: 'extras', change: { extras: ['cassette'] } },
    ],
    [
      'that is too small',
      zilal,
      { widths: [610], drops: [390] },
      {},
      { code: 'size', of: 'drop', value: 390, min: 400 },
    ],
  ] as const)('%s names what works', (_what, product, measured, options, refusal) => {
    expect(priceWindow(blindRequest(product, measured, options))).toMatchObject({
      kind: 'refused',
      refusal,
    });
  });
});
