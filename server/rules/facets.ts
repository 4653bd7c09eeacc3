import type { FacetKey, FacetValues, PriceUnit } from '../../src/contract/facets.ts';
import {
  CARE_WORDS,
  COLOUR_WORDS,
  MATERIAL_WORDS,
  OPACITY_WORDS,
  PATTERN_WORDS,
  ROOM_WORDS,
} from './attributeWords.ts';

/** Facets in the order of URLs and responses. */
export const FACET_KEYS = [
  'colour',
  'opacity',
  'material',
  'pattern',
  'room',
  'soldAs',
  'width',
  'care',
] as const satisfies readonly FacetKey[];

/** Units in the order of lists by price. */
export const UNITS = ['metre', 'panel', 'blind', 'made'] as const satisfies readonly PriceUnit[];

/** Names of a table in its order, as a tuple for schemas. */
function idsOf<Id extends string>(words: Readonly<Record<Id, string>>): [Id, ...Id[]] {
  return Object.keys(words) as [Id, ...Id[]];
}

type FixedFacet = Exclude<FacetKey, 'width'>;

/** Values of each facet in a fixed order; widths are numbers of the catalogue. */
export const FACET_VALUES: {
  readonly [Key in FixedFacet]: readonly [FacetValues[Key], ...FacetValues[Key][]];
} = {
  colour: idsOf(COLOUR_WORDS),
  opacity: idsOf(OPACITY_WORDS),
  material: idsOf(MATERIAL_WORDS),
  pattern: idsOf(PATTERN_WORDS),
  room: idsOf(ROOM_WORDS),
  soldAs: UNITS,
  care: idsOf(CARE_WORDS),
};

/** A width in a URL: 1 to 999 cm, without leading zeros. */
const WIDTH = /^[1-9]\d{0,2}$/;

/** The known ones of the requested values, each once, in the fixed order. */
export function knownValues(key: FacetKey, requested: readonly string[]): string[] {
  if (key !== 'width') return FACET_VALUES[key].filter((value) => requested.includes(value));
  const widths = new Set(requested.filter((value) => WIDTH.test(value)).map(Number));
  return [...widths].toSorted((a, b) => a - b).map(String);
}

/** The known values of a comma-separated list, in the fixed order; `undefined` when there are none. */
export function canonicalValues(key: FacetKey, text: string): string | undefined {
  return knownValues(key, text.split(',')).join(',') || undefined;
}
