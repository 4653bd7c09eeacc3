import type { FacetKey, FacetValues } from '@/contract/facets';

type NamedKey = Exclude<FacetKey, 'width'>;

/** Values of the facets that have names, in their order in URLs and on the screen. */
export const FACET_VALUES: { readonly [Key in NamedKey]: readonly FacetValues[Key][] } = {
  colour: [
    'white',
    'beige',
    'grey',
    'black',
    'brown',
    'green',
    'blue',
    'purple',
    'pink',
    'red',
    'orange',
    'yellow',
    'gold',
  ],
  opacity: ['sheer', 'screen', 'light-filtering', 'day-night', 'dim-out', 'blackout'],
  material: [
    'linen',
    'cotton',
    'silk',
    'velvet',
    'satin',
    'voile',
    'jacquard',
    'boucle',
    'chenille',
    'wool',
    'polyester',
    'screen',
    'wood',
    'aluminium',
  ],
  pattern: ['plain', 'striped', 'botanical', 'damask', 'geometric'],
  room: [
    'living',
    'bedroom',
    'children',
    'majlis',
    'dining',
    'study',
    'kitchen',
    'bathroom',
    'media',
  ],
  soldAs: ['metre', 'panel', 'blind', 'made'],
  care: ['machine-wash', 'dry-clean', 'wipe'],
};

/** Facets in their order in URLs and on the screen. */
export const FACET_KEYS: readonly FacetKey[] = [
  'colour',
  'opacity',
  'material',
  'pattern',
  'room',
  'soldAs',
  'width',
  'care',
];

/** Centimetres, without leading zeros. */
const WIDTH = /^[1-9]\d{0,3}$/;

/** Position of a value in its facet; `undefined` when it is unknown. */
export function positionOf(key: FacetKey, id: string): number | undefined {
  if (key === 'width') return WIDTH.test(id) ? Number(id) : undefined;
  const position = FACET_VALUES[key].findIndex((value) => value === id);
  return position < 0 ? undefined : position;
}

/** Whether the text is the key of a facet. */
export function isFacetKey(key: unknown): key is FacetKey {
  return FACET_KEYS.some((known) => known === key);
}
