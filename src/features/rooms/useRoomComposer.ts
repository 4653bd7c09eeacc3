import { useEffect } from 'react';
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

/** Returns the composer, whose worker starts with the first component that uses it and ends with the last. */
export function useRoomComposer(): () => RoomComposer {
  useEffect(() => {
    users += 1;
    getComposer().start();
    return release;
  }, []);
  return getComposer;
}
