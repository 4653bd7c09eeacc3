/** Directions that a window can face, clockwise from north; also their slugs in URLs. */
export const FACADES = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export type Facade = (typeof FACADES)[number];

/** When the sun matters on a facade. */
export type SunGroup = 'morning' | 'afternoon' | 'south' | 'north';

const GROUPS: Readonly<Record<Facade, SunGroup>> = {
  north: 'north',
  'north-east': 'morning',
  east: 'morning',
  'south-east': 'morning',
  south: 'south',
  'south-west': 'afternoon',
  west: 'afternoon',
  'north-west': 'afternoon',
};

export const sunGroupOf = (facade: Facade): SunGroup => GROUPS[facade];

/** Direction that a facade faces, in degrees clockwise from north. */
export const azimuthOf = (facade: Facade): number => FACADES.indexOf(facade) * 45;
