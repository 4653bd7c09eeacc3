import { useEffect, type RefObject } from 'react';
import { useInView } from '@/hooks/navigation/useInView';
import { createRoomComposer, type RoomComposer } from './roomComposer';
import { startRoomWorker } from './startRoomWorker';

/** Shared by all room images of a page, so that layers are read once. */
let shared: RoomComposer | undefined;
let users = 0;

const getComposer = (): RoomComposer => (shared ??= createRoomComposer(startRoomWorker));

function release(): void {
  users -= 1;
  // The next page of a list mounts its cards after those of the last one are gone.
  queueMicrotask(() => {
    if (users > 0) return;
    shared?.close();
    shared = undefined;
  });
}

/**
 * Returns the composer, whose worker starts with the first image, or before it once a frame is in view, and ends with the last
 * component that uses it.
 */
export function useRoomComposer(
  frame: RefObject<Element | null>,
  startsInView: boolean,
): () => RoomComposer {
  const isInView = useInView(frame, { isOnce: true });
  useEffect(() => {
    users += 1;
    return release;
  }, []);
  useEffect(() => {
    if (startsInView && isInView) getComposer().start();
  }, [startsInView, isInView]);
  return getComposer;
}
