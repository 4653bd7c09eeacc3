import { z } from 'zod';
import { clothTile } from '../../catalogue/productAttributes.ts';
import file from './tiles.json' with { type: 'json' };

/** Tiles of the fabrics by id, written by tools/rooms/encodeTiles.ts. */
export const tiles = z.record(z.string(), clothTile).parse(file);
