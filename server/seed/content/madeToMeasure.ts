import type { MadeToMeasure } from '../../catalogue/madeToMeasure.ts';
import { attributes } from './attributes.ts';
import { blinds } from './madeBlinds.ts';

type Curtain = Extract<MadeToMeasure, { kind: 'curtain' }>;
/** The usual choice first: its price is the one that lists show (product 16.10). */
type Choices = Pick<Curtain, 'headings' | 'linings' | 'handFinish'>;

const ALL_LININGS = ['none', 'lining', 'blackout', 'interlined'] as const;
/** Blackout cloth needs no blackout lining. */
const FACED = ['none', 'lining'] as const;

const sheer: Choices = {
  headings: ['wave', 'double', 'triple', 'pencil', 'rod'],
  linings: ['none'],
};
const linen: Choices = {
  headings: ['wave', 'double', 'triple', 'pencil'],
  linings: [...ALL_LININGS],
  handFinish: 'offered',
};
/** Pile and silk show every stitch of a machine. */
const velvet: Choices = {
  headings: ['double', 'triple', 'wave', 'pencil'],
  linings: [...ALL_LININGS],
  handFinish: 'always',
};
const formal: Choices = {
  headings: ['triple', 'double', 'pencil'],
  linings: ['lining', 'none', 'blackout', 'interlined'],
  handFinish: 'offered',
};
const relaxed: Choices = {
  headings: ['double', 'wave', 'eyelet', 'pencil'],
  linings: [...ALL_LININGS],
};
const gliding: Choices = {
  headings: ['wave', 'double', 'triple', 'pencil'],
  linings: [...ALL_LININGS],
};
const blackout: Choices = {
  headings: ['wave', 'double', 'triple', 'pencil', 'eyelet'],
  linings: [...FACED],
};

const curtains: Readonly<Record<string, Choices>> = {
  'almas-ivory-linen': linen,
  'marjan-terracotta-linen': relaxed,
  'zabeel-emerald-velvet': velvet,
  'noor-white-voile': sheer,
  'layl-charcoal-blackout': blackout,
  // Silk is always lined and interlined.
  'jumeirah-pearl-silk': {
    headings: ['triple', 'double', 'pencil'],
    linings: ['interlined'],
    handFinish: 'always',
  },
  'fahidi-gold-damask': formal,
  'saffa-navy-velvet': velvet,
  'hatta-sage-cotton': relaxed,
  'barari-botanical': {
    headings: ['eyelet', 'double', 'pencil', 'rod'],
    linings: ['none', 'lining', 'blackout'],
  },
  'safa-greige-linen-blend': gliding,
  'qasr-burgundy-velvet': velvet,
  'kathib-sand-boucle': { headings: ['wave', 'double'], linings: ['none', 'lining'] },
  'mashrabiya-navy-jacquard': formal,
  'khor-mist-satin': gliding,
  'oud-mocha-chenille': { headings: ['double', 'wave', 'pencil'], linings: ['none', 'lining'] },
  'sahra-champagne-satin': gliding,
  'layali-dove-blackout': blackout,
  'majaz-teal-silk': {
    headings: ['wave', 'triple', 'double', 'pencil'],
    linings: ['lining', 'interlined'],
    handFinish: 'always',
  },
  'ward-blush-voile': sheer,
  'ghaim-ivory-voile': sheer,
  'nakheel-flax-linen': { ...linen, headings: ['double', 'triple', 'wave', 'pencil'] },
};

/** A curtain of a cloth, whose first sizes are its widths by the metre. */
function curtainOf(id: string, choices: Choices): Curtain {
  const widths = attributes[id]?.attributes?.widths ?? [];
  return {
    kind: 'curtain',
    cloth: widths.map((width, index) => ({ size: `${id}-${index + 1}`, width: width * 10 })),
    ...choices,
    track: [300, 12000],
    drop: [300, 5000],
  };
}

/** What is made to measure, by product; mm, grams, fils and dm². */
export const madeToMeasure: Readonly<Record<string, MadeToMeasure>> = {
  ...Object.fromEntries(
    Object.entries(curtains).map(([id, choices]) => [id, curtainOf(id, choices)]),
  ),
  ...blinds,
};
