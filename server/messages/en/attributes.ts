import type {
  CareMethod,
  Colour,
  Material,
  Opacity,
  Pattern,
  Room,
} from '../../../src/contract/facets.ts';

const colour: Record<Colour, string> = {
  white: 'White and ivory',
  beige: 'Beige and sand',
  grey: 'Grey',
  black: 'Black',
  brown: 'Brown',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  gold: 'Gold',
};

const material: Record<Material, string> = {
  linen: 'Linen',
  cotton: 'Cotton',
  silk: 'Silk',
  velvet: 'Velvet',
  satin: 'Satin',
  voile: 'Voile',
  jacquard: 'Jacquard',
  boucle: 'Bouclé',
  chenille: 'Chenille',
  wool: 'Wool',
  polyester: 'Polyester',
  screen: 'Screen cloth',
  wood: 'Wood',
  aluminium: 'Aluminium',
};

const pattern: Record<Pattern, string> = {
  plain: 'Plain',
  striped: 'Striped',
  botanical: 'Leaves and flowers',
  damask: 'Damask',
  geometric: 'Geometric',
};

const opacity: Record<Opacity, string> = {
  sheer: 'Sheer',
  screen: 'Screen',
  'light-filtering': 'Light-filtering',
  'day-night': 'Day and night',
  'dim-out': 'Dim-out',
  blackout: 'Blackout',
};

const room: Record<Room, string> = {
  living: 'Living room',
  bedroom: 'Bedroom',
  children: 'Children’s room',
  majlis: 'Majlis',
  dining: 'Dining room',
  study: 'Study',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  media: 'Cinema room',
};

const care: Record<CareMethod, string> = {
  'machine-wash': 'Machine wash',
  'dry-clean': 'Dry-clean',
  wipe: 'Wipe clean',
};

/** Attributes of products, as the pages show them. */
export const attributes = {
  colour,
  material,
  pattern,
  opacity,
  room,
  care,
  names: {
    heading: 'The cloth in figures',
    colour: 'Colour',
    opacity: 'Light',
    material: 'Cloth',
    pattern: 'Pattern',
    repeat: 'Pattern repeat',
    rooms: 'Rooms',
    widths: 'Widths',
    sideways: 'Hung sideways',
    care: 'Care',
    shrinkage: 'Shrinkage',
    weight: 'Weight',
    stock: 'In stock',
  },
  yes: 'Yes',
  no: 'No',
  noShrinkage: 'none',
  noStock: 'None in Dubai at the moment',
  centimetres: (figures: string) => `${figures} cm`,
  percent: (figure: number) => `up to ${figure} %`,
  grams: (figure: number) => `${figure} g/m²`,
  inStock: (metres: number) => `${metres} m in Dubai`,
};
