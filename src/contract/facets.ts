/** Unit of a size: cloth by the running metre, or one finished curtain panel or blind. */
export type SoldAs = 'metre' | 'panel' | 'blind';

/** Unit of a line of the cart or an order: that of its size, or windows. */
export type LineUnit = SoldAs | 'window';

/** What a price in a list is for: a unit of a size, or a window that is finished and fitted. */
export type PriceUnit = SoldAs | 'made';

export type Colour =
  | 'white'
  | 'beige'
  | 'grey'
  | 'black'
  | 'brown'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'gold';

/** How much light a cloth lets through, from most to least. */
export type Opacity = 'sheer' | 'screen' | 'light-filtering' | 'day-night' | 'dim-out' | 'blackout';

export type Material =
  | 'linen'
  | 'cotton'
  | 'silk'
  | 'velvet'
  | 'satin'
  | 'voile'
  | 'jacquard'
  | 'boucle'
  | 'chenille'
  | 'wool'
  | 'polyester'
  | 'screen'
  | 'wood'
  | 'aluminium';

export type Pattern = 'plain' | 'striped' | 'botanical' | 'damask' | 'geometric';

export type Room =
  | 'living'
  | 'bedroom'
  | 'children'
  | 'majlis'
  | 'dining'
  | 'study'
  | 'kitchen'
  | 'bathroom'
  | 'media';

/** How a ready-made blind is raised and how deep its head is. */
export type BlindKind = 'roller' | 'day-night' | 'roman' | 'venetian' | 'vertical';

/** How a cloth reflects light; `sheer` lets the window shine through. */
export type ClothClass = 'matte' | 'velvet' | 'jacquard' | 'satin' | 'sheer';

/** Flat, square image of one whole repeat of a cloth, from which the storefront composes rooms (product 13.21). */
export interface ClothTile {
  /** Path on the host of the storefront, because a canvas may not read images of others. */
  image: string;
  /** Millimetres of cloth that the image shows. */
  width: number;
  cloth: ClothClass;
}

export type CareMethod = 'machine-wash' | 'dry-clean' | 'wipe';

/** What is known of a product besides its texts; an optional addition (product 13.16). */
export interface ProductAttributes {
  /** Main colour first. */
  colours?: Colour[];
  opacity?: Opacity;
  material?: Material;
  pattern?: Pattern;
  rooms?: Room[];
  /** Widths of the cloth in whole centimetres, in ascending order. */
  widths?: number[];
  careMethod?: CareMethod;
  /** Height of one repeat of the pattern, in centimetres. */
  patternRepeat?: number;
  /** Whether the pattern of each width begins half a repeat lower. */
  isHalfDrop?: boolean;
  /** Whether the cloth can be hung sideways, without seams across a wide window. */
  canBeRailroaded?: boolean;
  /** Most that the cloth shrinks when it is cleaned, in per cent; 0 for none. */
  shrinkage?: number;
  /** Grams per square metre. */
  weight?: number;
  /** Whole metres of the cloth in Dubai; 0 while there is none. */
  stock?: number;
  /** Of ready-made blinds. */
  blindKind?: BlindKind;
  tile?: ClothTile;
}

/** Values of each facet; widths are centimetres in digits. */
export interface FacetValues {
  colour: Colour;
  opacity: Opacity;
  material: Material;
  pattern: Pattern;
  room: Room;
  soldAs: PriceUnit;
  width: `${number}`;
  care: CareMethod;
}

export type FacetKey = keyof FacetValues;

/** A value with the number of products that the list would have with it, given the other facets; may be 0. */
export interface FacetCount {
  id: string;
  count: number;
}

/** A facet with every value of the catalogue, in a fixed order. */
export interface Facet {
  key: FacetKey;
  values: FacetCount[];
}
