import { parseAttributes } from '@/api/parsers/attributes';
import type { ProductFacts } from '@/api/productDetails';
import type { Id, Translated } from '@/contract/common';
import type { ClothTile } from '@/contract/facets';

/** What a room shows of a fabric. */
export interface RoomFabric extends Translated {
  id: Id;
  name: string;
  /** Ordinary image, shown until the room is composed. */
  poster: string | undefined;
  posterAlt: string;
  /** Absent when the fabric cannot be composed (product 13.21). */
  tile: ClothTile | undefined;
}

export function toFabric(
  id: Id,
  { name, lang, images, imageAlts = [], roomImage, attributes }: ProductFacts,
): RoomFabric {
  // Without `roomImage`, the second image of a fabric usually shows it in a room.
  const poster = roomImage ?? images[1] ?? images[0];
  return {
    id,
    name,
    lang,
    poster,
    posterAlt: imageAlts[images.indexOf(poster ?? '')] ?? name,
    tile: parseAttributes(attributes).tile,
  };
}
