import { useEffect, useRef, useState } from 'react';
import type { ClothTile } from '@/contract/facets';
import { createRoomComposer, type RoomComposer } from './roomComposer';
import type { RoomStateId } from './roomStates';
import { startRoomWorker } from './startRoomWorker';

export type RoomImage =
  { status: 'closed' | 'loading' | 'failed' } | { status: 'shown'; image: ImageBitmap };

const CLOSED: RoomImage = { status: 'closed' };
const isSupported = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** A fabric in a room, composed when it is opened first. */
export function useRoomImage(room: RoomStateId, tile: ClothTile) {
  const [state, setState] = useState(CLOSED);
  const composer = useRef<RoomComposer>(undefined);
  const composed = useRef<ImageBitmap>(undefined);

  useEffect(
    () => () => {
      composer.current?.close();
      composer.current = undefined;
    },
    [],
  );

  const open = async () => {
    if (composed.current !== undefined) {
      setState({ status: 'shown', image: composed.current });
      return;
    }
    setState({ status: 'loading' });
    try {
      if (!isSupported()) throw new Error('No worker or canvas');
      composer.current ??= createRoomComposer(startRoomWorker());
      composed.current = await composer.current.compose(room, tile);
      setState({ status: 'shown', image: composed.current });
    } catch {
      // A worker whose script did not load cannot be used again.
      composer.current?.close();
      composer.current = undefined;
      setState({ status: 'failed' });
    }
  };

  return { state, open, close: () => setState(CLOSED) };
}
