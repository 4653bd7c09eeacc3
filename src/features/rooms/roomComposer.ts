import type { ClothTile } from '@/contract/facets';
import { parseRoomResponse, type RoomRequest } from './roomProtocol';
import type { RoomStateId } from './roomStates';

/** Client of the worker that composes rooms. */
export interface RoomComposer {
  /** Rejects when it fails or is superseded by a later call. */
  compose: (room: RoomStateId, tile: ClothTile) => Promise<ImageBitmap>;
  close: () => void;
}

interface Pending {
  id: number;
  resolve: (image: ImageBitmap) => void;
  reject: (error: Error) => void;
}

export function createRoomComposer(worker: Worker): RoomComposer {
  let lastId = 0;
  let pending: Pending | undefined;
  const fail = (reason: string) => {
    pending?.reject(new Error(reason));
    pending = undefined;
  };

  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const response = parseRoomResponse(data);
    if (response === undefined || response.id !== pending?.id) {
      response?.image?.close();
    } else if (response.image === undefined) {
      fail('The room could not be composed');
    } else {
      pending.resolve(response.image);
      pending = undefined;
    }
  });
  // The script could not be loaded, or threw.
  worker.addEventListener('error', () => fail('The worker failed'));

  return {
    compose: (room, tile) =>
      new Promise((resolve, reject) => {
        fail('Superseded');
        const request: RoomRequest = { id: ++lastId, room, tile };
        pending = { id: request.id, resolve, reject };
        worker.postMessage(request);
      }),
    close: () => {
      fail('Closed');
      worker.terminate();
    },
  };
}
