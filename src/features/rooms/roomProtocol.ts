import { parseTile } from '@/api/parsers/clothTile';
import { asNumber, asRecord } from '@/lib/coerce';
import type { RoomJob } from '@/lib/rooms/createRoomRenderer';
import { isRoomStateId } from '@/lib/rooms/roomStates';

/** Asks the worker for an image. */
export interface RoomRequest extends RoomJob {
  id: number;
}

/** Tells the worker that an image is not needed any more. */
export interface RoomCancellation {
  cancelled: number;
}

/** Composed image, or `undefined` when a file could not be read. */
export interface RoomResponse {
  id: number;
  image: ImageBitmap | undefined;
}

export function parseRoomRequest(value: unknown): RoomRequest | undefined {
  const { id: sentId, room, tile: sentTile, width: sentWidth } = asRecord(value);
  const id = asNumber(sentId);
  const width = asNumber(sentWidth) ?? 0;
  const tile = parseTile(sentTile);
  return id === undefined || tile === undefined || width <= 0 || !isRoomStateId(room)
    ? undefined
    : { id, room, tile, width };
}

/** Id of a request that is not needed any more. */
export function parseCancellation(value: unknown): number | undefined {
  return asNumber(asRecord(value)['cancelled']);
}

export function parseRoomResponse(value: unknown): RoomResponse | undefined {
  const { id: sentId, image } = asRecord(value);
  const id = asNumber(sentId);
  return id === undefined
    ? undefined
    : { id, image: image instanceof ImageBitmap ? image : undefined };
}
