import type { BlindKind, ProductAttributes } from '@/contract/facets';
import { asList, asNumber, asRecord } from '@/lib/coerce';
import { FACET_VALUES } from '@/lib/facets';
import { parseTile } from './clothTile';

const BLIND_KINDS: readonly BlindKind[] = ['roller', 'day-night', 'roman', 'venetian', 'vertical'];

/** A number above 0, or from 0. */
function asFigure(value: unknown, isZeroAllowed = false): number | undefined {
  const number = asNumber(value);
  const isUsable = number !== undefined && (isZeroAllowed ? number >= 0 : number > 0);
  return isUsable ? number : undefined;
}

const asFlag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** Each value once; `undefined` without any. */
const asSet = <Value>(values: readonly Value[]): Value[] | undefined =>
  values.length > 0 ? [...new Set(values)] : undefined;

/** The attributes of a product that the shop has names for; empty when the server sends none (product 13.16). */
export function parseAttributes(value: unknown): ProductAttributes {
  const record = asRecord(value);
  const one = <Value>(values: readonly Value[], sent: unknown) =>
    values.find((known) => known === sent);
  const { colour, opacity, material, pattern, room, care } = FACET_VALUES;
  const colours = asList(record['colours'], (sent) => one(colour, sent));
  const rooms = asList(record['rooms'], (sent) => one(room, sent));
  const widths = asList(record['widths'], (sent) => asFigure(sent));
  const all: ProductAttributes = {
    colours: asSet(colours),
    opacity: one(opacity, record['opacity']),
    material: one(material, record['material']),
    pattern: one(pattern, record['pattern']),
    rooms: asSet(rooms),
    widths: asSet(widths),
    careMethod: one(care, record['careMethod']),
    patternRepeat: asFigure(record['patternRepeat']),
    isHalfDrop: asFlag(record['isHalfDrop']),
    canBeRailroaded: asFlag(record['canBeRailroaded']),
    shrinkage: asFigure(record['shrinkage'], true),
    weight: asFigure(record['weight']),
    stock: asFigure(record['stock'], true),
    blindKind: one(BLIND_KINDS, record['blindKind']),
    tile: parseTile(record['tile']),
  };
  const known = Object.entries(all).filter(([, fact]) => fact !== undefined);
  return Object.fromEntries(known);
}
