import type {
  Change,
  CurtainRequest,
  LineCode,
  RefusalCode,
} from '@/lib/madeToMeasure/configuration';
import { curtains } from './products';
import { curtainRequest } from './requests';

/** Lines of a breakdown in dirhams. */
export type Lines = Partial<Record<LineCode, number>>;

export interface CurtainExample {
  request: CurtainRequest;
  /** Finished width of each track, and cut size of all cloth. */
  size: readonly [finished: number, cutWidth: number, cutDrop: number];
  /** Widths × width of the cloth or 'sideways', length, seams. */
  layout: readonly [widths: number | 'sideways', clothWidth: number, length: number, seams: number];
  /** The second-best layout with its cost in dirhams. */
  second: readonly [
    widths: number | 'sideways',
    clothWidth: number,
    length: number,
    dirhams: number,
  ];
  makingWidths: number;
  weight: number;
  load: number;
  track: readonly [kind: string, brackets: number];
  lines: Lines;
  total: number;
  vat: number;
}

const { noor, ward, almas, hatta, layl, sahra, safa, fahidi, barari, print, saffa, qasr } =
  curtains;
const single = 'left';
const slope = { track: 2600, drops: [2650, 2660, 2672] };

export const curtainExamples: Readonly<Record<string, CurtainExample>> = {
  C1: {
    request: curtainRequest(noor, { track: 2900, drops: [2650] }, { heading: 'wave' }),
    size: [3000, 7700, 2895],
    layout: ['sideways', 3000, 7700, 0],
    second: [3, 2800, 8685, 1596],
    makingWidths: 6,
    weight: 1449,
    load: 471,
    track: ['wave', 6],
    lines: { cloth: 1463, making: 660, track: 246.5, brackets: 36, fitting: 120, rounding: 0.5 },
    total: 2526,
    vat: 120.29,
  },
  C2: {
    request: curtainRequest(
      almas,
      { track: 2900, drops: [2650] },
      { heading: 'wave', lining: 'lining' },
    ),
    size: [3000, 6500, 2987],
    layout: [5, 1400, 14935, 4],
    second: [3, 2800, 8961, 3180],
    makingWidths: 5,
    weight: 8155,
    load: 2635,
    track: ['wave', 6],
    lines: {
      cloth: 2775,
      lining: 560,
      making: 700,
      seams: 60,
      track: 246.5,
      brackets: 36,
      fitting: 120,
      rounding: 0.5,
    },
    total: 4498,
    vat: 214.19,
  },
  C3: {
    request: curtainRequest(
      almas,
      { mount: 'pole', track: 3200, drops: [2500] },
      { heading: 'double' },
    ),
    size: [3460, 7812, 2884],
    layout: [3, 2800, 8652, 2],
    second: [6, 1400, 17304, 3279],
    makingWidths: 6,
    weight: 6534,
    load: 1840,
    track: ['pole28', 4],
    lines: { cloth: 3045, making: 720, seams: 30, track: 384, brackets: 160, fitting: 135 },
    total: 4474,
    vat: 213.05,
  },
  C4: {
    request: curtainRequest(
      fahidi,
      { mount: 'wall', track: 3200, drops: [2500] },
      { heading: 'triple', lining: 'lining' },
    ),
    size: [3460, 8850, 2800],
    layout: [7, 1400, 21000, 6],
    second: [4, 2800, 12180, 7268],
    makingWidths: 7,
    weight: 11647,
    load: 3290,
    track: ['standard', 7],
    lines: {
      cloth: 6510,
      lining: 744,
      making: 1155,
      seams: 210,
      track: 208,
      brackets: 84,
      fitting: 135,
    },
    total: 9046,
    vat: 430.76,
  },
  C5: {
    request: curtainRequest(
      print,
      { mount: 'wall', track: 2400, drops: [2400] },
      { heading: 'double' },
    ),
    size: [2660, 6052, 2700],
    layout: [5, 1400, 18240, 4],
    second: [3, 2800, 11200, 3710],
    makingWidths: 5,
    weight: 3595,
    load: 1307,
    track: ['standard', 5],
    lines: { cloth: 3111, making: 600, seams: 140, track: 156, brackets: 60, fitting: 120 },
    total: 4187,
    vat: 199.38,
  },
  C6: {
    request: curtainRequest(
      hatta,
      { mount: 'wall', track: 2000, drops: [2600] },
      { heading: 'pencil', lining: 'blackout' },
    ),
    size: [2260, 4720, 2850],
    layout: ['sideways', 3000, 4720, 0],
    second: [2, 2800, 5700, 1368],
    makingWidths: 4,
    weight: 6996,
    load: 2964,
    track: ['standard', 5],
    lines: { cloth: 1200, lining: 660, making: 540, track: 130, brackets: 60, fitting: 105 },
    total: 2695,
    vat: 128.33,
  },
  C7: {
    request: curtainRequest(
      barari,
      { mount: 'pole', track: 1600, drops: [1200], reach: 'belowSill' },
      { heading: 'eyelet', lining: 'lining', draw: single },
    ),
    size: [1760, 3620, 1600],
    layout: [3, 1400, 4800, 2],
    second: [2, 2800, 3200, 1055],
    makingWidths: 3,
    weight: 2028,
    load: 1120,
    track: ['pole28', 3],
    lines: {
      cloth: 816,
      lining: 180,
      making: 405,
      seams: 30,
      track: 192,
      brackets: 120,
      fitting: 105,
    },
    total: 1848,
    vat: 88,
  },
  C8: {
    request: curtainRequest(
      ward,
      { mount: 'pole', track: 1400, drops: [2200] },
      { heading: 'rod', draw: single },
    ),
    size: [1560, 4000, 2445],
    layout: ['sideways', 2800, 4000, 0],
    second: [3, 1400, 7335, 807],
    makingWidths: 3,
    weight: 881,
    load: 551,
    track: ['pole28', 3],
    lines: { cloth: 800, making: 270, track: 168, brackets: 120, fitting: 105 },
    total: 1463,
    vat: 69.67,
  },
  C9: {
    request: curtainRequest(almas, { track: 3200, drops: [2650] }, { heading: 'wave' }),
    size: [3300, 7130, 2987],
    layout: [5, 1400, 14935, 4],
    second: [3, 2800, 8961, 3180],
    makingWidths: 5,
    weight: 6177,
    load: 1820,
    track: ['wave', 7],
    lines: { cloth: 2775, making: 550, seams: 60, track: 272, brackets: 42, fitting: 135 },
    total: 3834,
    vat: 182.57,
  },
  C10: {
    request: curtainRequest(almas, { track: 3200, drops: [2650] }, { heading: 'wave', left: 1200 }),
    size: [3300, 7130, 2987],
    layout: [3, 2800, 8961, 1],
    second: [6, 1400, 17922, 3390],
    makingWidths: 6,
    weight: 6177,
    load: 1820,
    track: ['wave', 7],
    lines: { cloth: 3150, making: 660, seams: 15, track: 272, brackets: 42, fitting: 135 },
    total: 4274,
    vat: 203.52,
  },
  C11: {
    request: curtainRequest(sahra, slope, { heading: 'wave' }),
    size: [2700, 5870, 2900],
    layout: [2, 2800, 5800, 0],
    second: [5, 1400, 14500, 2597.5],
    makingWidths: 5,
    weight: 5107,
    load: 1827,
    track: ['wave', 6],
    lines: { cloth: 1943, making: 550, track: 221, brackets: 36, fitting: 120 },
    total: 2870,
    vat: 136.67,
  },
  C12: {
    request: curtainRequest(sahra, slope, { heading: 'wave', hem: 'followFloor' }),
    size: [2700, 5870, 2922],
    layout: [2, 2800, 5844, 0],
    second: [5, 1400, 14610, 2632.5],
    makingWidths: 5,
    weight: 5146,
    load: 1841,
    track: ['wave', 6],
    lines: {
      cloth: 1976.5,
      making: 550,
      track: 221,
      brackets: 36,
      hemOnSite: 150,
      fitting: 120,
      rounding: 0.5,
    },
    total: 3054,
    vat: 145.43,
  },
  C13: {
    request: curtainRequest(
      qasr,
      { track: 9000, drops: [3200] },
      { heading: 'triple', lining: 'lining', parts: 3 },
    ),
    size: [3100, 23850, 3500],
    layout: [9, 2800, 31500, 6],
    second: [18, 1400, 63000, 17505],
    makingWidths: 18,
    weight: 16417,
    load: 5163,
    track: ['heavy', 7],
    lines: {
      cloth: 16537.5,
      lining: 2412,
      making: 3564,
      seams: 90,
      handFinish: 810,
      track: 1080,
      brackets: 126,
      fitting: 360,
      rounding: 0.5,
    },
    total: 24980,
    vat: 1189.52,
  },
  C15: {
    request: curtainRequest(
      saffa,
      { track: 9000, drops: [3000] },
      {
        heading: 'triple',
        lining: 'interlined',
        parts: 2,
        motor: 'mains',
        controls: ['remote5'],
      },
    ),
    size: [4600, 23400, 3300],
    layout: [18, 1400, 59400, 16],
    second: [10, 2800, 33000, 16785],
    makingWidths: 18,
    weight: 32819,
    load: 7013,
    track: ['motor', 10],
    lines: {
      cloth: 15741,
      lining: 5103,
      making: 3780,
      seams: 240,
      handFinish: 810,
      track: 1260,
      brackets: 120,
      motor: 2300,
      controls: 140,
      fitting: 460,
    },
    total: 29954,
    vat: 1426.38,
  },
  C16: {
    request: curtainRequest(
      layl,
      { track: 4000, drops: [2800] },
      { heading: 'wave', motor: 'mains', controls: ['remote1'] },
    ),
    size: [4100, 8810, 3050],
    layout: [3, 3000, 9150, 2],
    second: [7, 1400, 21350, 3193],
    makingWidths: 7,
    weight: 9674,
    load: 2306,
    track: ['motor', 9],
    lines: {
      cloth: 2668,
      making: 770,
      seams: 30,
      track: 560,
      brackets: 54,
      motor: 890,
      controls: 90,
      fitting: 215,
    },
    total: 5277,
    vat: 251.29,
  },
  C18: {
    request: curtainRequest(
      noor,
      { mount: 'pole', track: 700, drops: [900], reach: 'sill' },
      { heading: 'rod', draw: single },
    ),
    size: [860, 2250, 1140],
    layout: [1, 2800, 1140, 0],
    second: [1, 3000, 1140, 228],
    makingWidths: 2,
    weight: 167,
    load: 186,
    track: ['pole28', 2],
    lines: { cloth: 216, making: 180, track: 84, brackets: 80, minimum: 40, fitting: 90 },
    total: 690,
    vat: 32.86,
  },
  C19: {
    request: curtainRequest(
      noor,
      { widths: [1800], freeLeft: 100, freeRight: 100, drops: [2650] },
      { heading: 'wave' },
    ),
    size: [2100, 5450, 2895],
    layout: [2, 2800, 5790, 0],
    second: ['sideways', 3000, 5450, 1045],
    makingWidths: 4,
    weight: 1026,
    load: 471,
    track: ['wave', 5],
    lines: { cloth: 1044, making: 440, track: 170, brackets: 30, fitting: 105 },
    total: 1789,
    vat: 85.19,
  },
  C20: {
    request: curtainRequest(
      safa,
      { mount: 'wall', track: 2200, drops: [1200], reach: 'sill' },
      { heading: 'pencil' },
    ),
    size: [2460, 5120, 1440],
    layout: [2, 2800, 2880, 0],
    second: [4, 1400, 5760, 900],
    makingWidths: 4,
    weight: 1844,
    load: 720,
    track: ['standard', 5],
    lines: { cloth: 826.5, making: 380, track: 143, brackets: 60, fitting: 120, rounding: 0.5 },
    total: 1530,
    vat: 72.86,
  },
};

interface RefusedCurtain {
  request: CurtainRequest;
  code: RefusalCode;
  change: Change;
  each?: number;
}

export const refusedCurtains: Readonly<Record<string, RefusedCurtain>> = {
  C14: {
    request: curtainRequest(
      saffa,
      { track: 9000, drops: [3000] },
      { heading: 'triple', lining: 'interlined', motor: 'mains' },
    ),
    code: 'tooHeavyForMotor',
    change: { parts: 2 },
    each: 4500,
  },
  C17: {
    request: curtainRequest(
      layl,
      { track: 4500, drops: [2800] },
      { heading: 'wave', motor: 'battery' },
    ),
    code: 'battery',
    change: { motor: 'mains' },
  },
};
