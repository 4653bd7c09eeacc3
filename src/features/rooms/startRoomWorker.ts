/** Starts the worker that composes rooms; webpack makes its URL a trusted one. */
export const startRoomWorker = (): Worker =>
  new Worker(/* webpackChunkName: "room-worker" */ new URL('./roomWorker.ts', import.meta.url));
