import type { MadeToMeasure } from '../../catalogue/madeToMeasure.ts';

/** What is made to measure, by product; mm, grams, fils and dm². */
export const madeToMeasure: Readonly<Record<string, MadeToMeasure>> = {
  'almas-ivory-linen': {
    kind: 'curtain',
    cloth: [
      { size: 'almas-ivory-linen-1', width: 1400 },
      { size: 'almas-ivory-linen-2', width: 2800 },
    ],
    headings: ['wave', 'double', 'triple', 'pencil'],
    linings: ['none', 'lining', 'blackout', 'interlined'],
    track: [300, 12000],
    drop: [300, 5000],
    handFinish: 'offered',
  },
  'ufuq-screen-roller': {
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
  'zilal-day-night-roller': {
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
};
