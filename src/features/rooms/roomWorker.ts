/** Worker that composes rooms, so that the page stays responsive. */
import { createRoomRenderer, type Pixels } from './createRoomRenderer';
import { parseRoomRequest, type RoomRequest, type RoomResponse } from './roomProtocol';

/** Until a file counts as unreachable. */
const TIMEOUT_MS = 30_000;
/** Tiles come from imported catalogues, too; layers have one megapixel. */
const MAX_PIXELS = 4e6;

const render = createRoomRenderer({
  readImage: async (url) => decode(await (await read(url)).blob()),
  readData: async (url) => (await read(url)).arrayBuffer(),
});
let latestId: number | undefined;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const request = parseRoomRequest(data);
  if (request === undefined) return;
  latestId = request.id;
  void answer(request);
});

async function answer(request: RoomRequest): Promise<void> {
  const isCurrent = () => request.id === latestId;
  try {
    const pixels = await render(request, isCurrent);
    if (pixels === undefined) return;
    const { data, width, height } = pixels;
    const image = await createImageBitmap(new ImageData(data, width, height));
    send({ id: request.id, image }, [image]);
  } catch {
    if (isCurrent()) send({ id: request.id, image: undefined });
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

async function decode(blob: Blob): Promise<Pixels> {
  // The values are data, so no colour profile may change them.
  const bitmap = await createImageBitmap(blob, {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
  const { width, height } = bitmap;
  if (width * height > MAX_PIXELS) throw new Error('The image is too large');
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No 2D canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
