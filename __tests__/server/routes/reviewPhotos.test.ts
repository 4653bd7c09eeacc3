import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import { REVIEW_PHOTOS } from '../../../server/limits/photos.ts';
import { deleteExpired } from '../../../server/repositories/retention.ts';
import { buildPhoto, photoWithGps } from '../../support/photos/samplePhotos.ts';
import { release, uploadAny, uploadPhoto } from '../../support/photos/reviewPhotos.ts';
import { fail, placeOrder, rawCall, succeed } from '../../support/serverClient.ts';
import { createTinyServer, realLimits } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { smallLine } from '../../support/tinyCatalogue.ts';

const { productId } = smallLine;
const good = { productId, rating: 5, review: 'Hangs well.', name: 'Sara' };
let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await createTinyServer({ limits: realLimits });
  token = await server.signIn('sara@example.com');
});
afterEach(() => server.close());

const add = (photos: unknown, body: object = good) =>
  rawCall(server, 'POST /user/add-review', { token, body: { ...body, photos } });
const newest = async () =>
  (await succeed(server, 'GET /user/get-review', { query: { productId } })).reviews[0];
const rows = () => server.db.selectFrom('review_photos').selectAll().orderBy('id').execute();

describe('photos of a review', () => {
  it('are shown in the order of sending once they are released (product 6.6)', async () => {
    const ids = [
      await uploadPhoto(server, token, await buildPhoto({ width: 2000, height: 1000 })),
      await uploadPhoto(server, token, await buildPhoto({ width: 100, height: 150 })),
    ];
    expect((await add(ids.toReversed())).status).toBe(200);
    expect((await newest())?.photos).toBeUndefined();
    await release(server, ids);
    expect((await newest())?.photos).toEqual([
      expect.objectContaining({ width: 100, height: 150 }),
      expect.objectContaining({ width: 1600, height: 800 }),
    ]);
  });

  it('are stored upright, without metadata, as WebP of at most 1600 and 320 px', async () => {
    const file = await photoWithGps({ width: 2400, height: 1200, orientation: 6 });
    expect((await sharp(file).metadata()).exif).toBeDefined();
    await uploadPhoto(server, token, file);
    const [row] = await rows();
    const stored = [row?.image, row?.thumbnail].map((bytes) => Buffer.from(bytes ?? []));
    const found = await Promise.all(stored.map((bytes) => sharp(bytes).metadata()));
    expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 800, 1600],
      ['webp', 160, 320],
    ]);
    for (const { exif, icc, xmp, iptc, orientation } of found)
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array.from({ length: 5 }));
    expect([row?.width, row?.height]).toEqual([800, 1600]);
  });

  it('of one customer are limited by their pixels, and no other customer is', async () => {
    const large = await buildPhoto({ width: 4000, height: 4000 });
    for (let count = 0; count < 4; count += 1) await uploadPhoto(server, token, large);
    const refused = await uploadAny(server, token, await buildPhoto(), 'image/jpeg');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    const other = await server.signIn('omar@example.com');
    await uploadPhoto(server, other, await buildPhoto());
    server.clock.advance(10 * MINUTE);
    await uploadPhoto(server, token, await buildPhoto());
  });

  it('count for the limit when they are refused after the header was read', async () => {
    const cut = (await buildPhoto({ width: 4000, height: 4000 })).subarray(0, 2000);
    for (let count = 0; count < 4; count += 1)
      expect((await uploadAny(server, token, cut, 'image/jpeg')).status).toBe(400);
    expect((await uploadAny(server, token, cut, 'image/jpeg')).status).toBe(429);
  });

  it('are served to everybody once they are released, and not any more when they are gone', async () => {
    const id = await uploadPhoto(server, token, await buildPhoto());
    const url = `/api/review-photos/${id}.webp`;
    expect((await server.fetch(url)).status).toBe(404);
    await add([id]);
    expect((await server.fetch(url)).status).toBe(404);
    await release(server, [id]);
    const photo = (await newest())?.photos?.[0];
    expect(photo?.url).toBe(url);
    const response = await server.fetch(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=604800, immutable',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    const small = await server.fetch(photo?.thumbnail ?? '');
    expect((await small.arrayBuffer()).byteLength).toBeLessThanOrEqual(bytes.byteLength);
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await server.fetch(url, { headers })).status).toBe(304);
    await server.db.deleteFrom('reviews').where('email', '=', 'sara@example.com').execute();
    expect((await server.fetch(url)).status).toBe(404);
    expect((await server.fetch(url, { headers })).status).toBe(404);
  });

  it.each(['x.webp', '..%2Fx.webp', `${'0'.repeat(36)}.webp`, `${'0'.repeat(36)}.png`])(
    'are none at %s',
    async (name) => {
      const response = await server.fetch(`/api/review-photos/${name}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it('cannot be used twice, by another customer, after a day, or in a number above the limit', async () => {
    const id = await uploadPhoto(server, token, await buildPhoto());
    const other = await server.signIn('omar@example.com');
    const body = { ...good, photos: [id] };
    const gone = { status: 400, body: { message: expect.stringContaining('no longer here') } };
    expect(await rawCall(server, 'POST /user/add-review', { token: other, body })).toMatchObject(
      gone,
    );
    expect(await add([id, id])).toMatchObject(gone);
    expect((await add(['a', 'b', 'c', 'd'])).status).toBe(400);
    expect((await add('a')).status).toBe(400);
    expect((await newest())?.name).not.toBe('Sara');
    expect((await add([id])).status).toBe(200);
    expect(await add([id])).toMatchObject(gone);
    const late = await uploadPhoto(server, token, await buildPhoto());
    server.clock.advance(DAY);
    expect(await add([late])).toMatchObject(gone);
  });

  it('are deleted after a day without a review, and after 90 days without a check', async () => {
    const [used, released, unused] = [
      await uploadPhoto(server, token, await buildPhoto()),
      await uploadPhoto(server, token, await buildPhoto()),
      await uploadPhoto(server, token, await buildPhoto()),
    ];
    await add([used, released]);
    await release(server, [released]);
    const left = async (days: number) => {
      server.clock.advance(days * DAY);
      await deleteExpired(server.services, server.clock.now());
      return (await rows()).map(({ id }) => id);
    };
    expect(await left(0.9)).toEqual([used, released, unused].toSorted());
    expect(await left(0.2)).toEqual([used, released].toSorted());
    expect(await left(91)).toEqual([released]);
  });
});

describe('an upload', () => {
  it.each([
    ['text/html', 415, 'Only JPEG, PNG and WebP images are accepted.'],
    ['image/svg+xml', 415, 'Only JPEG, PNG and WebP images are accepted.'],
    ['image/jpeg', 400, 'This photo cannot be read. Please choose another one.'],
  ])('of %s is refused', async (type, status, message) => {
    const response = await uploadAny(server, token, Buffer.from('<svg onload=alert(1)>'), type);
    expect([response.status, await response.json()]).toEqual([status, { message }]);
    expect(await rows()).toEqual([]);
  });

  it('above 5 MiB is refused without reading it all', async () => {
    const file = Buffer.alloc(REVIEW_PHOTOS.uploadBytes + 1);
    const response = await uploadAny(server, token, file, 'image/jpeg');
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
  });

  it('needs a session', async () => {
    const response = await uploadAny(server, 'x', await buildPhoto(), 'image/jpeg');
    expect(response.status).toBe(401);
  });

  it('is counted even when it fails, 30 an hour', async () => {
    for (let count = 0; count < 30; count += 1)
      await uploadAny(server, token, Buffer.from('x'), 'image/png');
    const refused = await uploadAny(server, token, await buildPhoto(), 'image/jpeg');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    server.clock.advance(HOUR);
    await uploadPhoto(server, token, await buildPhoto());
  });

  it('replaces the oldest one of more than six without a review', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      ids.push(await uploadPhoto(server, token, await buildPhoto()));
      server.clock.advance(1000);
    }
    expect((await rows()).map(({ id }) => id)).toEqual(ids.slice(1));
  });

  /** Adds photos that wait for a check. */
  async function insertWaiting(email: string, count: number): Promise<void> {
    if (count === 0) return;
    const user = server.db.selectFrom('users').select('id').where('email', '=', email);
    const user_id = (await user.executeTakeFirstOrThrow()).id;
    const review = server.db.selectFrom('reviews').select('id').limit(1);
    const review_id = (await review.executeTakeFirstOrThrow()).id;
    const row = {
      ...{ user_id, review_id, position: 0, width: 1, height: 1, released_at: null },
      ...{ created_at: '2026-01-01', expires_at: '2027-01-01' },
      ...{ image: new Uint8Array([1]), thumbnail: new Uint8Array([1]) },
    };
    const waiting = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: `${email}${index}`,
    }));
    await server.db.insertInto('review_photos').values(waiting).execute();
  }

  const statusOf = async () =>
    (await uploadAny(server, token, await buildPhoto(), 'image/jpeg')).status;

  it.each([
    ['12 photos of the customer wait', 12, 0, 409],
    ['3 of the customer and many of others wait', 3, 900, 409],
    ['1,000 wait', 0, 1000, 503],
  ])('is refused while %s for a check', async (_title, own, others, status) => {
    await server.signIn('omar@example.com');
    await insertWaiting('sara@example.com', own);
    await insertWaiting('omar@example.com', others);
    expect(await statusOf()).toBe(status);
    const oldest = own > 0 ? 'sara@example.com0' : 'omar@example.com0';
    await server.db.deleteFrom('review_photos').where('id', '=', oldest).execute();
    expect(await statusOf()).toBe(200);
  });

  it('is one of two of its customer at once', async () => {
    const photo = await buildPhoto({ width: 3000, height: 3000 });
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await uploadAny(server, token, photo, 'image/jpeg')).status),
    );
    expect(statuses.toSorted()).toEqual([200, 200, 503]);
  });

  it('of more than 16 megapixels is refused', async () => {
    const photo = await buildPhoto({ width: 4001, height: 4000 });
    expect((await uploadAny(server, token, photo, 'image/jpeg')).status).toBe(400);
  });
});

describe('a review of a customer', () => {
  it('says that the product was bought here once it is delivered (product 6.8)', async () => {
    const placed = await placeOrder(server, token, smallLine);
    await add(undefined);
    expect(await newest()).not.toHaveProperty('boughtHere');
    const id = placed.order?._id ?? '';
    const order = server.db.updateTable('orders').where('id', '=', id);
    for (const status of ['Packed', 'Shipped', 'InTransit', 'OutForDelivery', 'Delivered'] as const)
      await order.set({ status }).execute();
    expect(await newest()).toMatchObject({ boughtHere: true });
    await add(undefined, { ...good, productId: 'product-2' });
    const query = { productId: 'product-2' };
    const others = await succeed(server, 'GET /user/get-review', { query });
    expect(others.reviews[0]).not.toHaveProperty('boughtHere');
  });

  it('has no photos without a session', async () => {
    const { status } = await fail(server, 'POST /user/upload-review-photo', {});
    expect(status).toBe(401);
  });
});
