import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { JsonStream } from '../../../server/http/jsonStream.ts';
import { ROWS_PER_READ } from '../../../server/limits/rows.ts';
import { insertEnquiry } from '../../../server/repositories/enquiries.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { release, uploadPhoto } from '../../support/photos/reviewPhotos.ts';
import { fail, succeed } from '../../support/serverClient.ts';
import { TEST_ORIGIN, createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';
import { until } from '../../support/until.ts';

const EMAIL = 'aisha@example.com';
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer();
  token = await server.signIn(EMAIL);
});
afterEach(() => server.close());

interface Exported {
  reviewPhotos: { id: string; url: string }[];
  enquiries: { notes: string }[];
}

const save = async (own = token): Promise<Exported> =>
  (await succeed(server, 'GET /user/export-account', { token: own })) as Exported;

const request = (method: string, own = token): Promise<Response> =>
  server.fetch('/api/user/export-account', {
    method,
    headers: { authorization: `Bearer ${own}` },
  });

async function statusOf(url: string): Promise<number> {
  return (await server.fetch(url)).status;
}

describe('photos in an export (product 10.16)', () => {
  it('are URLs that work without a header while the session is signed in', async () => {
    const file = await buildPhoto();
    const photo = await uploadPhoto(server, token, file);
    const [{ id, url } = { id: '', url: '' }] = (await save()).reviewPhotos;
    expect([id, url.startsWith(`${TEST_ORIGIN}/api/review-photos/${photo}.webp?`)]).toEqual([
      photo,
      true,
    ]);
    const response = await server.fetch(url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    await succeed(server, 'POST /user/logout', { token });
    expect(await statusOf(url)).toBe(404);
  });

  it('are not shown with the URL of another photo, session or key', async () => {
    const first = await uploadPhoto(server, token, await buildPhoto());
    const second = await uploadPhoto(server, token, await buildPhoto({ width: 61 }));
    const omar = await server.signIn('omar@example.com');
    const his = await uploadPhoto(server, omar, await buildPhoto());
    const urls = (await save()).reviewPhotos.map(({ url }) => url);
    const [url = ''] = urls;
    const hisUrl = (await save(omar)).reviewPhotos[0]?.url ?? '';
    for (const forged of [
      url.replace(first, second),
      url.replace(first, his),
      hisUrl.replace(his, first),
      url.slice(0, -1),
      url.replace(/key=.*/, 'key='),
      url.replace(/\?.*/, ''),
    ]) {
      expect([forged, await statusOf(forged)]).toEqual([forged, 404]);
    }
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200]);
  });

  it('stay public with an old key once they are released', async () => {
    const photo = await uploadPhoto(server, token, await buildPhoto());
    const url = (await save()).reviewPhotos[0]?.url ?? '';
    const review = { productId: smallLine.productId, rating: 5, review: 'Good', name: 'Aisha' };
    await succeed(server, 'POST /user/add-review', { token, body: { ...review, photos: [photo] } });
    await release(server, [photo]);
    await succeed(server, 'POST /user/logout', { token });
    const response = await server.fetch(url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('public'),
    ]);
  });
});

describe('an export that is read slowly', () => {
  it('holds up no other request, and no second export starts', async () => {
    const body = (await request('GET')).body?.getReader();
    await body?.read();
    const omar = await server.signIn('omar@example.com');
    await succeed(server, 'GET /user/get-cart', { token: omar });
    await succeed(server, 'POST /user/update-account', { token: omar, body: { name: 'Omar' } });
    const refusal = await fail(server, 'GET /user/export-account', { token: omar });
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '2']);
    await body?.cancel();
    await save(omar);
  });

  it('does not start for HEAD', async () => {
    expect((await request('HEAD')).status).toBe(200);
    await save();
  });

  it('breaks off after its time', async () => {
    let ended = 0;
    const parts = (async function* () {
      yield* ['{', '}'];
      await Promise.resolve();
    })();
    const reader = new JsonStream(parts, 1, () => (ended += 1)).body().getReader();
    await expect(
      (async () => {
        await until(() => ended > 0);
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow('too slowly');
    expect(ended).toBe(1);
  });
});

describe('an export of any size', () => {
  it('has every row once', async () => {
    const count = 2 * ROWS_PER_READ + 1;
    for (let index = 0; index < count; index += 1) {
      const enquiry = { name: 'A', email: EMAIL, phone: '1', date: '1', time: '1' };
      const notes = `note ${index}`;
      await insertEnquiry(server.db, { ...enquiry, notes, language: 'en' }, server.clock.now());
    }
    const notes = (await save()).enquiries.map((enquiry) => enquiry.notes);
    expect(notes).toEqual(Array.from({ length: count }, (_, index) => `note ${index}`));
  });
});
