import { parseTile } from '@/api/parsers/clothTile';
import type { ClothTile } from '@/contract/facets';
import { asNumber, asRecord } from '@/lib/coerce';
import { isRoomStateId, type RoomStateId } from './roomStates';

/** Asks the worker for a fabric in a room; a later request supersedes an earlier one. */
export interface RoomRequest {
  id: number;
  room: RoomStateId;
  tile: ClothTile;
}

/** Composed image, or `undefined` when a file could not be read. */
export interface RoomResponse {
  id: number;
  image: ImageBitmap | undefined;
}

export function parseRoomRequest(value: unknown): RoomRequest | undefined {
  const { id: sentId, room, tile: sentTile } = asRecord(value);
  const id = asNumber(sentId);
  const tile = parseTile(sentTile);
  return id === undefined || tile === undefined || !isRoomStateId(room)
    ? undefined
    : { id, room, tile };
}

export function parseRoomResponse(value: unknown): RoomResponse | undefined {
  const { id: sentId, image } = asRecord(value);
  const id = asNumber(sentId);
  return id === undefined
    ? undefined
    : { id, image: image instanceof ImageBitmap ? image : undefined };
}
