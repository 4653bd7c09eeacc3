import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { printCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import { createBucketStore } from '../../../server/media/bucketStore.ts';
import { createFolderStore } from '../../../server/media/folderStore.ts';
import type { MediaStore } from '../../../server/media/mediaStore.ts';
import { readCatalogue } from '../../../server/repositories/readCatalogue.ts';
import { buildPhoto } from '../../support/photos/samplePhotos.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTestBucket } from '../../support/testBucket.ts';
import type { TestBucket } from '../../support/testBucket.ts';
import { openTestDatabase } from '../../support/testDatabase.ts';
import { createTinyServer } from '../../support/testServer.ts';

let root: string;
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await createTestBucket();
});
afterAll(() => bucket.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sadeel store '));
});
afterEach(() => rmSync(root, { recursive: true }));

const bytes = (text: string) => Buffer.from(text);

describe.each<[string, () => MediaStore]>([
  ['the folder', () => createFolderStore(join(root, 'data'))],
  ['a bucket', () => createBucketStore(bucket.settings)],
])('files in %s', (_place, open) => {
  it('are stored, listed by folder, replaced and deleted', async () => {
    const store = open();
    await store.put('media/shop/a/1.webp', bytes('one'));
    await store.put('media/shop/a/b/2.webp', bytes('two'));
    await store.put('media/shop/ab/3.webp', bytes('three'));
    const listed = await store.list('media/shop/a/');
    expect(listed.map(({ name }) => name).sort()).toEqual([
      'media/shop/a/1.webp',
      'media/shop/a/b/2.webp',
    ]);
    expect(Math.abs(Date.now() - Number(listed[0]?.modifiedAt))).toBeLessThan(60_000);
    await store.put('media/shop/a/1.webp', bytes('uno'));
    expect(Buffer.from((await open().get('media/shop/a/1.webp')) ?? []).toString()).toBe('uno');
    expect(await store.has('media/shop/a/1.webp')).toBe(true);

    await store.delete('media/shop/a/1.webp');
    await store.delete('media/shop/a/1.webp');
    expect(await store.has('media/shop/a/1.webp')).toBe(false);
    expect(await store.get('media/shop/a/1.webp')).toBeUndefined();
    expect(await store.get('media/shop/a')).toBeUndefined();
    expect(await store.list('media/none/')).toEqual([]);
  });
});

describe('pictures in a bucket', () => {
  it('are shared by servers, which serve them or name the host that does', async () => {
    mkdirSync(join(root, 'photos'));
    writeFileSync(join(root, 'photos/a.jpg'), await buildPhoto({ width: 300, height: 300 }));
    const media = { folder: join(root, 'none'), baseUrl: '', bucket: bucket.settings };
    const database = await openTestDatabase();
    const importer = await createTinyServer({
      config: { media: { ...media, baseUrl: 'https://cdn.example' } },
      database,
    });
    const other = await createTinyServer({ config: { media }, database: database.connectAgain() });
    const content = JSON.parse(printCatalogue(await readCatalogue(importer.db))) as {
      products: { images: unknown; attributes: unknown }[];
    };
    const [product] = content.products;
    if (product) {
      product.images = [{ url: 'a.jpg', alt: '' }];
      product.attributes = { tile: { image: 'a.jpg', width: 500, cloth: 'matte' } };
    }
    const file = join(root, 'catalogue.json');
    writeFileSync(file, JSON.stringify(content));
    const pictures = join(root, 'photos');
    const command = ['catalogue', 'import', file, '--pictures', pictures];
    expect((await runShopCommand(importer, ...command)).err).toBe('');
    const [first] = (await readCatalogue(importer.db)).products;
    const [, path = ''] =
      /^https:\/\/cdn\.example(\/media\/shop\/.+)$/.exec(first?.images[0]?.url ?? '') ?? [];
    // Scripts read tiles, which only the shop's own host allows.
    expect(first?.attributes?.tile?.image).toMatch(/^\/media\/shop\//);
    for (const url of [path, first?.attributes?.tile?.image ?? '']) {
      const response = await other.fetch(url);
      expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([
        200,
        'cross-origin',
      ]);
    }
    expect((await other.fetch(path.replace('.webp', '.png'))).status).toBe(404);
    const get = jest
      .spyOn(other.services.mediaStore, 'get')
      .mockRejectedValue(new Error('ECONNREFUSED'));
    expect((await other.fetch(path)).status).toBe(503);
    // Without a request to the bucket.
    const unknown = path.replace(/shop\/[0-9a-f]{8}/, 'shop/00000000');
    expect((await other.fetch(unknown)).status).toBe(404);
    expect(get).toHaveBeenCalledTimes(1);
    await other.close();
    await importer.close();
  });
});
