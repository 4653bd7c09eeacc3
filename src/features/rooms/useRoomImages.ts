import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ClothTile } from '@/contract/facets';
import { canHang, roomStates, type RoomStateId } from '@/lib/rooms/roomStates';
import { useImageWidth } from './useImageWidth';
import { useRoomComposer } from './useRoomComposer';

/** A fabric at a window: the latest image, which stays until the next one is composed. */
export interface RoomImage {
  status: 'closed' | 'loading' | 'shown' | 'failed';
  image?: ImageBitmap;
  /** Room state of `image`. */
  room?: RoomStateId;
}

interface Outcome {
  image?: ImageBitmap;
  room?: RoomStateId;
  failedRoom?: RoomStateId;
}

const keyOf = ({ image, width, cloth }: ClothTile) => `${image} ${width} ${cloth}`;

function toRoomImage(outcome: Outcome | undefined, room: RoomStateId | undefined): RoomImage {
  const { failedRoom, ...latest } = outcome ?? {};
  if (room === undefined) return { ...latest, status: 'closed' };
  if (latest.room === room) return { ...latest, status: 'shown' };
  return failedRoom === room ? { status: 'failed' } : { ...latest, status: 'loading' };
}

export interface RoomImagesRequest {
  /** Tile of each fabric; their number may change. */
  tiles: readonly ClothTile[];
  /** Composes no image while it is `undefined`. */
  room: RoomStateId | undefined;
  /** Element that an image is as wide as. */
  frame: RefObject<Element | null>;
  /** Starts the worker once the frame is in view, not with the first image. */
  startsInView?: boolean;
}

/** Fabrics in one room, in the order of their tiles. What is not needed any more is cancelled. */
export function useRoomImages({ tiles, room, frame, startsInView = true }: RoomImagesRequest) {
  const getComposer = useRoomComposer(frame, startsInView);
  const width = useImageWidth(frame);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify(tiles);
  const isComposed = useEffectEvent((tile: ClothTile) => outcomes.get(keyOf(tile))?.room === room);

  useEffect(() => {
    if (room === undefined || width === undefined) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const settle = (tile: ClothTile, outcome: Outcome) => {
      if (!signal.aborted) setOutcomes((known) => new Map(known).set(keyOf(tile), outcome));
    };
    for (const tile of JSON.parse(wanted) as ClothTile[]) {
      if (isComposed(tile)) continue;
      getComposer()
        .compose({ room, tile, width }, signal)
        .then(
          (image) => settle(tile, { image, room }),
          () => settle(tile, { failedRoom: room }),
        );
    }
    return () => aborter.abort();
  }, [getComposer, wanted, room, width, attempt]);

  const prepare = useCallback(
    (next: RoomStateId | undefined) => {
      if (next === undefined || width === undefined) return;
      const hanging = (JSON.parse(wanted) as ClothTile[]).filter(({ cloth }) =>
        canHang(roomStates[next], cloth),
      );
      getComposer().prepare(hanging.map((tile) => ({ room: next, tile, width })));
    },
    [getComposer, wanted, width],
  );

  return {
    /** Composes images of the room that is probably shown next, for example on a touch before its click. */
    prepare,
    images: tiles.map((tile) => toRoomImage(outcomes.get(keyOf(tile)), room)),
    /** Composes all images again, for example after a failure. */
    retry: () => {
      setOutcomes(new Map());
      setAttempt((last) => last + 1);
    },
  };
}
