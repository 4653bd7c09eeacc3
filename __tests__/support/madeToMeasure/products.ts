import type { BlindProduct, ClothFacts, CurtainProduct } from '@/lib/madeToMeasure/product';

type ClothPrices = Partial<Record<140 | 280 | 300, number>>;

/** A curtain of cloth with a price in dirhams per metre of each width. */
function curtainOf(
  prices: ClothPrices,
  facts: Partial<ClothFacts>,
  handFinish: CurtainProduct['handFinish'] = 'offered',
): CurtainProduct {
  return {
    kind: 'curtain',
    cloth: Object.entries(prices).map(([width, price]) => ({
      size: width,
      width: Number(width) * 10,
      price: price * 100,
    })),
    facts: {
      isSheer: false,
      weight: 320,
      isWeightEstimated: false,
      repeat: 0,
      isHalfDrop: false,
      canBeRailroaded: true,
      shrinkage: 0,
      ...facts,
    },
    headings: ['wave', 'double', 'triple', 'pencil', 'eyelet', 'rod'],
    linings: ['none', 'lining', 'blackout', 'interlined'],
    track: [300, 12000],
    drop: [300, 5000],
    handFinish,
  };
}

const barari = { 140: 170, 280: 325 };

/** Cloths of the worked examples. */
export const curtains = {
  noor: curtainOf({ 140: 95, 280: 180, 300: 190 }, { weight: 65, isSheer: true }),
  ward: curtainOf({ 140: 105, 280: 200, 300: 210 }, { weight: 90, isSheer: true }),
  almas: curtainOf({ 140: 185, 280: 350 }, { weight: 290, shrinkage: 30 }),
  hatta: curtainOf({ 140: 125, 280: 240, 300: 250 }, { weight: 240 }),
  layl: curtainOf({ 140: 145, 280: 275, 300: 290 }, { weight: 360 }),
  sahra: curtainOf({ 140: 175, 280: 335 }, { weight: 300 }),
  safa: curtainOf({ 140: 150, 280: 285 }, { weight: 250 }),
  fahidi: curtainOf({ 140: 310, 280: 590 }, { weight: 340, repeat: 420, canBeRailroaded: false }),
  barari: curtainOf(barari, { weight: 220, canBeRailroaded: false }),
  print: curtainOf(barari, { weight: 220, canBeRailroaded: false, repeat: 640, isHalfDrop: true }),
  saffa: curtainOf({ 140: 265, 280: 505 }, { weight: 420, canBeRailroaded: false }, 'always'),
  qasr: curtainOf({ 140: 275, 280: 525 }, { weight: 460, canBeRailroaded: false }, 'always'),
} satisfies Record<string, CurtainProduct>;

/** Blinds of the worked examples. */
export const blinds = {
  ufuq: {
    kind: 'blind',
    system: 'roller',
    width: [300, 3000],
    drop: [300, 3000],
    maxArea: 780,
    weight: 420,
    controls: ['chain', 'cordless', 'battery', 'mains'],
    extras: ['cassette', 'fascia', 'sideChannels', 'wrappedBar'],
    price: {
      by: 'grid',
      widths: [800, 1200, 1600, 2000, 2400, 3000],
      drops: [1200, 1600, 2000, 2400, 3000],
      cells: [
        [24500, 30500, 37000, 43500, 50000, 59500],
        [26500, 34500, 42000, 49500, 57000, 68500],
        [29000, 38000, 46500, 55500, 64500, 77500],
        [31500, 41500, 51500, 61500, 71500, 86500],
        [35000, 47000, 58500, 70500, 82500, 100000],
      ],
    },
  },
  zilal: {
    kind: 'blind',
    system: 'day-night',
    width: [300, 2400],
    drop: [400, 2600],
    maxArea: 560,
    weight: 260,
    controls: ['chain', 'cordless', 'battery', 'mains'],
    extras: [],
    price: { by: 'area', perBlind: 14000, perSquareMetre: 11500, minimumArea: 150 },
  },
  shams: {
    kind: 'blind',
    system: 'roman',
    width: [400, 2400],
    drop: [400, 2400],
    maxArea: 500,
    weight: 350,
    controls: ['chain', 'cordless', 'battery', 'mains'],
    extras: [],
    price: {
      by: 'grid',
      widths: [600, 800, 1200, 1600, 2000, 2400],
      drops: [800, 1200, 1600, 2000, 2400],
      cells: [
        [30000, 34000, 44000, 52500, 61000, 70000],
        [34500, 39500, 51000, 61000, 71000, 81500],
        [39000, 45000, 58000, 69500, 81000, 93000],
        [43500, 50500, 65000, 78000, 91000, 104500],
        [48000, 56000, 72000, 86500, 101000, 116000],
      ],
    },
  },
  sidr: {
    kind: 'blind',
    system: 'venetian',
    width: [300, 2700],
    drop: [300, 2800],
    maxArea: 450,
    weight: 2900,
    controls: ['wand'],
    extras: [],
    price: { by: 'area', perBlind: 9000, perSquareMetre: 29000, minimumArea: 100 },
  },
  ghadeer: {
    kind: 'blind',
    system: 'vertical',
    width: [600, 5000],
    drop: [600, 3500],
    maxArea: 1500,
    weight: 230,
    controls: ['wand'],
    extras: [],
    price: { by: 'area', perBlind: 12000, perSquareMetre: 9500, minimumArea: 200 },
  },
} satisfies Record<string, BlindProduct>;
