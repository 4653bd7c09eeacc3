import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { DAY } from '../../../server/clock.ts';
import { createLog } from '../../../server/log.ts';
import { ROOM_IMAGES } from '../../../server/limits/rooms.ts';
import { createRoomImages } from '../../../server/rooms/roomImages.ts';
import { composeInProcess } from '../../../server/rooms/startComposing.ts';
import type { ProductAttributes } from '../../../server/catalogue/productAttributes.ts';
import { tiles } from '../../../server/seed/content/tiles.ts';
import { describePicture } from '../../../src/lib/pictures.ts';
import { succeed } from '../../support/serverClient.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const linen = { image: '/media/tiles/linen-1a2b3c4d.webp', width: 690, cloth: 'matte' } as const;
const voile = { image: '/media/tiles/voile-1a2b3c4d.webp', width: 690, cloth: 'sheer' } as const;
const velvet = { image: '/media/tiles/velvet-1a2b3c4d.webp', width: 690, cloth: 'velvet' } as const;

let server: TestServer;
let logged: string[];
let compose: jest.Mock<typeof composeInProcess>;
beforeEach(async () => {
  server = await createTinyServer();
  logged = [];
  compose = jest.fn<typeof composeInProcess>(({ room, tile }) =>
    Promise.resolve({
      image: {
        size: '640x782-c8bfaf',
        files: [{ name: '640.webp', content: Buffer.from(`${room} ${tile.image}`) }],
      },
    }),
  );
});
afterEach(() => server.close());

/** Starts the composer of a server. */
const start = (): ReturnType<typeof createRoomImages> => {
  const { db, clock } = server;
  const { mediaStore } = server.services;
  const log = createLog('warn', (line) => logged.push(line));
  let version = 0;
  const catalogueVersion = () => Promise.resolve(version++);
  return createRoomImages({
    db,
    clock,
    log,
    catalogueVersion,
    distDir: 'public',
    mediaStore,
    compose,
  });
};

async function setAttributes(id: string, attributes: ProductAttributes, roomImage?: string) {
  await server.db
    .updateTable('products')
    .set({ attributes: JSON.stringify(attributes), room_image: roomImage ?? null })
    .where('id', '=', id)
    .execute();
}

const imageOf = async (id: string): Promise<string | undefined> => {
  server.clock.advance(1000);
  const query = { id };
  const { productDetail } = await succeed(server, 'GET /user/get-product-details', { query });
  return productDetail.roomImage;
};

describe('room images of imported products (product 5.16)', () => {
  it('are composed once, in the first room of the product, and served for ever', async () => {
    await setAttributes('product-1', { tile: linen, rooms: ['majlis', 'living'] });
    await setAttributes('product-2', { tile: linen, rooms: ['majlis'] });
    await setAttributes('product-3', { tile: voile });
    await start().drain();
    expect(compose.mock.calls.map(([{ room, tile }]) => [room, tile.image])).toEqual([
      ['majlis-open-day', linen.image],
      ['living-closed-day', voile.image],
    ]);

    const url = await imageOf('product-1');
    expect(await imageOf('product-2')).toBe(url);
    const response = await server.fetch(url ?? '');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(`majlis-open-day ${linen.image}`);

    compose.mockClear();
    await start().drain();
    expect(compose).not.toHaveBeenCalled();
  });

  it('follow a changed tile, and are deleted when they are unused for long', async () => {
    await setAttributes('product-1', { tile: linen });
    await start().drain();
    const before = (await imageOf('product-1')) ?? '';
    await setAttributes('product-1', { tile: velvet });
    await start().drain();
    expect(await imageOf('product-1')).not.toBe(before);
    expect((await server.fetch(before)).status).toBe(200);

    server.clock.advance(ROOM_IMAGES.unusedMs + DAY);
    await start().drain();
    expect((await server.fetch(before)).status).toBe(404);
    expect((await server.fetch((await imageOf('product-1')) ?? '')).status).toBe(200);
  });

  it.each<[string, ProductAttributes, string | undefined]>([
    ['have no tile', { rooms: ['majlis'] }, undefined],
    ['are blinds', { tile: linen, blindKind: 'roman' }, undefined],
    ['have a room image of their own', { tile: linen }, '/media/window.webp'],
  ])('are not composed for products that %s', async (_what, attributes, roomImage) => {
    await setAttributes('product-1', attributes, roomImage);
    await start().drain();
    expect(compose).not.toHaveBeenCalled();
    expect(await imageOf('product-1')).toBe(roomImage);
  });

  it('are left out when a tile cannot be read, which is logged once', async () => {
    compose.mockImplementation(() => Promise.resolve({ reason: 'ENOENT' }));
    await setAttributes('product-1', { tile: linen });
    const images = start();
    await images.drain();
    await images.drain();
    expect(compose).toHaveBeenCalledTimes(1);
    expect(logged).toEqual([expect.stringMatching(/could not be composed.*ENOENT/)]);
    expect(await imageOf('product-1')).toBeUndefined();
  });

  it('show the fabric in every width and format of the storefront', async () => {
    const tile = tiles['saffa-navy-velvet'] ?? velvet;
    const still = { tile, room: 'living-closed-day' } as const;
    const reply = await composeInProcess(
      still,
      { distDir: 'public' },
      new AbortController().signal,
    );
    if (!('image' in reply)) throw new Error(reply.reason);
    const { size, files } = reply.image;
    const { avifSrcSet = '', webpSrcSet = '' } = describePicture(
      `/media/in-room/k/${size}/640.webp`,
    );
    const names = [...`${avifSrcSet}, ${webpSrcSet}`.matchAll(/(\d+\.\w+) \d+w/g)];
    expect(files.map(({ name }) => name).sort()).toEqual(names.map(([, name]) => name).sort());
    for (const { name, content } of files) {
      const { width } = await sharp(content).metadata();
      expect(`${width}`).toBe(name.split('.')[0]);
    }
    const cloth = { left: 200, top: 250, width: 60, height: 150 };
    const patch = await sharp(files.at(-1)?.content).extract(cloth).toBuffer();
    const { dominant } = await sharp(patch).stats();
    expect(dominant.b).toBeGreaterThan(1.5 * dominant.r);
  });

  it('show a tile that the staff imported', async () => {
    const content = await readFile(`public${(tiles['saffa-navy-velvet'] ?? velvet).image}`);
    const image = '/media/shop/1a2b3c4d5e6f7a8b/256x256-223344/256.webp';
    const { mediaStore } = server.services;
    jest.spyOn(mediaStore, 'get').mockResolvedValue(content);
    await setAttributes('product-1', { tile: { ...velvet, image } });
    await start().drain();
    expect(mediaStore.get).toHaveBeenCalledWith(image.slice(1));
    const [still, sources] = compose.mock.calls[0] ?? [];
    if (!still || !sources) throw new Error('Nothing was composed.');
    const reply = await composeInProcess(
      still,
      { ...sources, distDir: 'public' },
      new AbortController().signal,
    );
    expect('image' in reply && reply.image.files).toHaveLength(8);
  });

  it('are given up when the tile leaves the folder of the shop', async () => {
    const tile = { ...linen, image: '/../package.json' };
    const still = { tile, room: 'living-closed-day' } as const;
    const reply = await composeInProcess(
      still,
      { distDir: 'public' },
      new AbortController().signal,
    );
    expect(reply).toEqual({ reason: expect.stringMatching(/ENOENT/) });
  });
});
