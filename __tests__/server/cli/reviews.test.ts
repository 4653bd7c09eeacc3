import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { uploadPhoto } from '../../support/photos/reviewPhotos.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { succeed } from '../../support/serverClient.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const productId = 'product-1';
let folder: string;
let server: TestServer;
let ids: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel photos '));
  server = await createTinyServer();
  const token = await server.signIn('sara@example.com');
  ids = [];
  for (let count = 0; count < 2; count += 1)
    ids.push(await uploadPhoto(server, token, await buildPhoto()));
  // Of no review yet.
  await uploadPhoto(server, token, await buildPhoto());
  const body = { productId, rating: 5, review: 'In the hall.', name: 'Sara', photos: ids };
  await succeed(server, 'POST /user/add-review', { token, body });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runShopCommand(server, 'reviews', ...args);
const shownPhotos = async () =>
  (await succeed(server, 'GET /user/get-review', { query: { productId } })).reviews[0]?.photos;

describe('reviews', () => {
  it('photos lists those that wait, and writes them for nobody else to a folder', async () => {
    const target = join(folder, 'new');
    const { code, out } = await run('photos', target);
    expect(code).toBe(0);
    for (const part of [...ids, 'Product 1', 's•••@e•••.com', 'In the hall.'])
      expect(out).toContain(part);
    expect(out).not.toContain('sara@example.com');
    expect(readdirSync(target).toSorted()).toEqual(ids.map((id) => `${id}.webp`).toSorted());
    expect(statSync(target).mode & 0o077).toBe(0);
  });

  it('reply shows a reply, replaces it and withdraws it (product 6.10)', async () => {
    const { reviews } = await succeed(server, 'GET /user/get-review', { query: { productId } });
    const id = reviews[0]?._id ?? '';
    const shownReply = async () =>
      (await succeed(server, 'GET /user/get-review', { query: { productId } })).reviews[0]?.reply
        ?.text;
    expect((await run('list', productId)).out).toContain(id);
    for (const text of ['Thank you, Sara.', 'Thank you!'])
      expect(await run('reply', id, text)).toMatchObject({ code: 0 });
    expect(await shownReply()).toBe('Thank you!');
    expect((await run('list')).out).toContain('Thank you!');
    expect((await run('reply', id, ' ')).code).not.toBe(0);
    expect((await run('reply', 'no-review', 'Hello')).code).not.toBe(0);
    expect((await run('withdraw-reply', id)).code).toBe(0);
    expect(await shownReply()).toBeUndefined();
    expect((await run('withdraw-reply', id)).code).not.toBe(0);
  });

  it('release shows photos, all or none', async () => {
    expect(await run('release', ids[0] ?? '', 'no-photo')).toMatchObject({
      code: 1,
      err: 'There is no photo no-photo of a review.',
    });
    expect(await shownPhotos()).toBeUndefined();
    expect(await run('release', ...ids)).toMatchObject({ code: 0, out: 'Released 2 photos.' });
    expect(await shownPhotos()).toHaveLength(2);
    expect((await run('photos', folder)).out).toBe('No photos wait for a check.');
  });

  it('reject deletes photos, also released ones', async () => {
    await run('release', ...ids);
    expect(await run('reject', ids[0] ?? '')).toMatchObject({ code: 0, out: 'Deleted 1 photo.' });
    expect(await shownPhotos()).toHaveLength(1);
    expect((await run('reject', ids[0] ?? '')).code).toBe(1);
  });

  it('reject-customer deletes what the sender of a photo has sent, but not what is released', async () => {
    await run('release', ids[0] ?? '');
    const other = await server.signIn('omar@example.com');
    await uploadPhoto(server, other, await buildPhoto());
    expect(await run('reject-customer', ids[1] ?? '')).toMatchObject({
      code: 0,
      out: 'Deleted 2 photos.',
    });
    expect(await shownPhotos()).toHaveLength(1);
    expect((await run('reject-customer', 'Omar@example.com')).out).toBe('Deleted 1 photo.');
    for (const unknown of [ids[1] ?? '', 'nobody@example.com'])
      expect((await run('reject-customer', unknown)).code).toBe(1);
  });

  it('release needs ids', async () => {
    expect((await run('release')).code).toBe(2);
  });
});
