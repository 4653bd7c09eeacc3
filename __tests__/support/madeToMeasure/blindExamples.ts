import type { BlindRequest, Change, RefusalCode } from '@/lib/madeToMeasure/configuration';
import type { Lines } from './curtainExamples';
import { blinds } from './products';
import { blindRequest } from './requests';

export interface BlindExample {
  request: BlindRequest;
  /** Made size. */
  size: readonly [width: number, drop: number];
  /** In dm², where the price depends on it. */
  area?: number;
  weight: number;
  tube?: number;
  chain?: number;
  motor?: string;
  lines: Lines;
  total: number;
  vat: number;
}

const { ufuq, zilal, shams, sidr, ghadeer } = blinds;
const wand = { control: 'wand' } as const;
const b1Widths = [1205, 1210, 1208];
const wideZebra = { mount: 'outside', widths: [3000], drops: [1400] } as const;
const shamsOutside = { mount: 'outside', widths: [1200], drops: [1300] } as const;

export const blindExamples: Readonly<Record<string, BlindExample>> = {
  B1: {
    request: blindRequest(ufuq, { widths: b1Widths, drops: [2000] }),
    size: [1195, 2000],
    weight: 1542,
    tube: 32,
    chain: 1000,
    lines: { blind: 380, fitting: 60 },
    total: 440,
    vat: 20.95,
  },
  B2: {
    request: blindRequest(ufuq, { widths: [1211], drops: [2000] }),
    size: [1201, 2000],
    weight: 1550,
    tube: 32,
    chain: 1000,
    lines: { blind: 465, fitting: 60 },
    total: 525,
    vat: 25,
  },
  B3: {
    request: blindRequest(
      ufuq,
      { mount: 'outside', widths: [1400], drops: [1500], notes: ['bedroom'] },
      { control: 'mains', controls: ['remote1'], extras: ['cassette'] },
    ),
    size: [1600, 1650],
    weight: 1829,
    tube: 32,
    motor: 'RM12',
    lines: { blind: 465, motor: 560, controls: 90, cassette: 120, fitting: 140 },
    total: 1375,
    vat: 65.48,
  },
  B4: {
    request: blindRequest(zilal, { widths: [610], drops: [902] }),
    size: [600, 902],
    area: 55,
    weight: 411,
    tube: 32,
    chain: 600,
    lines: { blind: 312.5, fitting: 60, rounding: 0.5 },
    total: 373,
    vat: 17.76,
  },
  B6: {
    request: blindRequest(zilal, { ...wideZebra, height: 2400 }, { parts: 2 }),
    size: [1540, 1550],
    area: 239,
    weight: 1314,
    tube: 32,
    chain: 900,
    lines: { blind: 829.7, fitting: 120, rounding: 0.3 },
    total: 950,
    vat: 45.24,
  },
  B8: {
    request: blindRequest(shams, shamsOutside, {
      control: 'battery',
      controls: ['remote1'],
      child: true,
    }),
    size: [1300, 1450],
    weight: 1245,
    motor: 'RB4',
    lines: { blind: 695, motor: 450, controls: 90, fitting: 140 },
    total: 1375,
    vat: 65.48,
  },
  B9: {
    request: blindRequest(sidr, { widths: [1506], drops: [1804] }, wand),
    size: [1496, 1794],
    area: 269,
    weight: 8458,
    lines: { blind: 870.1, fitting: 60, rounding: 0.9 },
    total: 931,
    vat: 44.33,
  },
  B10: {
    request: blindRequest(
      ghadeer,
      { mount: 'outside', widths: [3500], drops: [2604] },
      { ...wand, toFloor: true },
    ),
    size: [3600, 2694],
    area: 970,
    weight: 3851,
    lines: { blind: 1041.5, fitting: 60, rounding: 0.5 },
    total: 1102,
    vat: 52.48,
  },
  B11: {
    request: blindRequest(ufuq, { mount: 'outside', widths: [2500], drops: [2300] }),
    size: [2600, 2450],
    weight: 3846,
    tube: 45,
    chain: 1000,
    lines: { blind: 1000, tube: 40, fitting: 60 },
    total: 1100,
    vat: 52.38,
  },
  B12: {
    request: blindRequest(
      ufuq,
      { widths: [898], drops: [1402] },
      { control: 'cordless', child: true },
    ),
    size: [888, 1402],
    weight: 923,
    tube: 32,
    lines: { blind: 345, cordless: 95, fitting: 60 },
    total: 500,
    vat: 23.81,
  },
  B13: {
    request: blindRequest(
      ufuq,
      { mount: 'outside', widths: [3200], drops: [2300] },
      { control: 'battery', controls: ['remote5'], parts: 2 },
    ),
    size: [1640, 2450],
    weight: 2426,
    tube: 45,
    motor: 'RB4',
    lines: { blind: 1410, tube: 80, motor: 900, controls: 140, fitting: 280 },
    total: 2810,
    vat: 133.81,
  },
  B14: {
    request: blindRequest(shams, { widths: [1100], drops: [1500, 1504, 1497], height: 2300 }),
    size: [1090, 1487],
    weight: 1059,
    chain: 950,
    lines: { blind: 580, fitting: 60 },
    total: 640,
    vat: 30.48,
  },
  B15: {
    request: blindRequest(zilal, { widths: [1200], drops: [1600], height: 2200 }),
    size: [1190, 1600],
    area: 191,
    weight: 1032,
    tube: 32,
    chain: 700,
    lines: { blind: 359.65, fitting: 60, rounding: 0.35 },
    total: 420,
    vat: 20,
  },
  B17: {
    request: blindRequest(ufuq, { widths: [710], drops: [1100] }),
    size: [700, 1100],
    weight: 639,
    tube: 32,
    chain: 700,
    lines: { blind: 245, minimum: 5, fitting: 60 },
    total: 310,
    vat: 14.76,
  },
  B18: {
    request: blindRequest(sidr, { mount: 'outside', widths: [1300], drops: [1500] }, wand),
    size: [1400, 1650],
    area: 231,
    weight: 7329,
    lines: { blind: 759.9, fitting: 60, rounding: 0.1 },
    total: 820,
    vat: 39.05,
  },
  B19: {
    request: blindRequest(ghadeer, { widths: [2400, 2402, 2398], drops: [2500, 2496, 2498] }, wand),
    size: [2388, 2486],
    area: 594,
    weight: 2441,
    lines: { blind: 684.3, fitting: 60, rounding: 0.7 },
    total: 745,
    vat: 35.48,
  },
};

interface RefusedBlind {
  request: BlindRequest;
  code: RefusalCode;
  change: Change;
  each?: number;
}

export const refusedBlinds: Readonly<Record<string, RefusedBlind>> = {
  B5: {
    request: blindRequest(zilal, wideZebra),
    code: 'tooWide',
    change: { parts: 2 },
    each: 1540,
  },
  B7: {
    request: blindRequest(shams, shamsOutside, { child: true }),
    code: 'child',
    change: { control: 'cordless' },
  },
  B16: {
    request: blindRequest(zilal, { widths: [1200], drops: [1600], height: 1850 }),
    code: 'chain',
    change: { control: 'cordless' },
  },
};
