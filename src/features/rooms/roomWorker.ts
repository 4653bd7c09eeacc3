/** Worker that composes rooms, so that the page stays responsive. */
import { createRoomRenderer, type ImageSize, type Pixels } from '@/lib/rooms/createRoomRenderer';
import {
  parseCancellation,
  parseRoomRequest,
  type RoomRequest,
  type RoomResponse,
} from './roomProtocol';

/** Until a file counts as unreachable. */
const TIMEOUT_MS = 30_000;
/** Tiles come from imported catalogues, too; layers have one megapixel. */
const MAX_PIXELS = 4e6;

const render = createRoomRenderer({
  readImage: async (url, size) => decode(await (await read(url)).blob(), size),
  readData: async (url) => (await read(url)).arrayBuffer(),
});
/**
 * Reads the pixels of layers, which are at most as large. Shared, and drawn on once in advance: at the first drawing of a canvas,
 * Chromium waits for the main thread, which a slow phone keeps busy for 40 ms.
 */
const canvas = new OffscreenCanvas(900, 1100);
const shared = openContext(canvas);
shared.fillRect(0, 0, 1, 1);
/** Ids of requests that are needed. */
const needed = new Set<number>();

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const cancelled = parseCancellation(data);
  if (cancelled !== undefined) needed.delete(cancelled);
  const request = parseRoomRequest(data);
  if (request === undefined) return;
  needed.add(request.id);
  void answer(request);
});

async function answer(request: RoomRequest): Promise<void> {
  const { id } = request;
  try {
    const pixels = await render(request, () => needed.has(id));
    if (pixels === undefined) return;
    const { data, width, height } = pixels;
    const image = await createImageBitmap(new ImageData(data, width, height));
    send({ id, image }, [image]);
  } catch {
    send({ id, image: undefined });
  } finally {
    needed.delete(id);
  }
}

function send(response: RoomResponse, transfer: Transferable[] = []): void {
  postMessage(response, { transfer });
}

async function read(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function decode(blob: Blob, size: ImageSize | undefined): Promise<Pixels> {
  const bitmap = await createImageBitmap(blob, {
    // The values are data, so no colour profile may change them.
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
    ...(size && { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'medium' }),
  });
  const { width, height } = bitmap;
  if (width * height > MAX_PIXELS) throw new Error('The image is too large');
  const isLarge = width > canvas.width || height > canvas.height;
  const context = isLarge ? openContext(new OffscreenCanvas(width, height)) : shared;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function openContext(target: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = target.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No 2D canvas');
  // Replaces what an earlier image left.
  context.globalCompositeOperation = 'copy';
  return context;
}
