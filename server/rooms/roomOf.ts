import { createHash } from 'node:crypto';
import type { Room } from '../../src/contract/facets.ts';
import type { RoomJob } from '../../src/lib/rooms/createRoomRenderer.ts';
import { roomStates } from '../../src/lib/rooms/roomStates.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';

/** Changes with the formats and qualities of the files, so that all images are composed again. */
const VERSION = 1;

/** Rooms with a rendered window; fabrics for others hang in the living room. */
const RENDERED: Partial<Record<Room, 'bedroom' | 'majlis'>> = {
  bedroom: 'bedroom',
  children: 'bedroom',
  majlis: 'majlis',
};

/** What a room image is composed of. */
export type RoomStill = Omit<RoomJob, 'width'>;

/**
 * The fabric in the first room that the shop recommends it for, by day: sheers before the window, others drawn aside.
 * `undefined` without a tile, and for blinds, which hang in no folds.
 */
export function roomOf({ tile, rooms = [], blindKind }: ProductAttributes): RoomStill | undefined {
  if (tile === undefined || blindKind !== undefined) return undefined;
  const [first] = rooms;
  const room = (first && RENDERED[first]) ?? 'living';
  return { tile, room: `${room}-${tile.cloth === 'sheer' ? 'closed' : 'open'}-day` };
}

/** Key of the image: a hash of what it is composed of. The names of tiles and layers have a hash of their content. */
export function keyOf({ room, tile: { image, width, cloth } }: RoomStill): string {
  const parts = [VERSION, roomStates[room].folder, image, width, cloth];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
