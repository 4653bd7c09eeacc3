import type { ClothClass, ClothTile } from '@/contract/facets';
import { asNumber, asPath, asRecord } from '@/lib/coerce';

const CLOTH_CLASSES: readonly ClothClass[] = ['matte', 'velvet', 'jacquard', 'satin', 'sheer'];

/** A tile that a room can be composed from, or `undefined` (product 13.21). */
export function parseTile(value: unknown): ClothTile | undefined {
  const record = asRecord(value);
  const image = asPath(record['image']);
  const width = asNumber(record['width']) ?? 0;
  const cloth = CLOTH_CLASSES.find((known) => known === record['cloth']);
  if (image === undefined || width <= 0 || cloth === undefined) return undefined;
  return { image, width, cloth };
}
