import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { printCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import type { CatalogueFile } from '../../../server/catalogue/catalogueFile.ts';
import { imageFields, replaceImages } from '../../../server/catalogue/imageFields.ts';
import { DAY, HOUR } from '../../../server/clock.ts';
import { keepHouse } from '../../../server/housekeeping.ts';
import { PICTURES } from '../../../server/limits/pictures.ts';
import { openPictures } from '../../../server/media/openPictures.ts';
import { readCatalogue } from '../../../server/repositories/readCatalogue.ts';
import { describePicture } from '../../../src/lib/pictures.ts';
import { isThorough } from '../../support/isThorough.ts';
import { heicPhoto } from '../../support/photos/heicPhoto.ts';
import { buildPhoto, photoWithGps } from '../../support/photos/samplePhotos.ts';
import { zipOf } from '../../support/photos/zipOf.ts';
import { runShopCommand } from '../../support/shopAdmin.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

const { pictures: seedPictures } = JSON.parse(
  readFileSync('server/seed/pictures.json', 'utf8'),
) as { pictures: Record<string, { url: string }> };

let root: string;
let photos: string;
let server: TestServer;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sadeel pictures '));
  photos = join(root, 'photos');
  mkdirSync(photos);
  const media = { folder: join(root, 'data'), baseUrl: '', bucket: undefined };
  server = await createTinyServer({ config: { media } });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const add = (name: string, content: Uint8Array): void => writeFileSync(join(photos, name), content);

const catalogueOf = async (): Promise<CatalogueFile> =>
  JSON.parse(printCatalogue(await readCatalogue(server.db))) as CatalogueFile;

/** The catalogue whose first product has images of these names. */
async function withImages(...names: string[]): Promise<CatalogueFile> {
  const content = await catalogueOf();
  const images = names.map((url) => ({ url, alt: 'A curtain' }));
  content.products.splice(0, 1, { ...content.products[0], images } as (typeof content.products)[0]);
  return content;
}

function run(content: unknown, command: string, ...options: string[]) {
  const file = join(root, 'catalogue.json');
  writeFileSync(file, JSON.stringify(content));
  return runShopCommand(server, 'catalogue', command, file, ...options);
}
const importContent = (content: unknown, ...options: string[]) =>
  run(content, 'import', '--pictures', photos, ...options);

const imagesOf = async () => (await catalogueOf()).products[0]?.images.map(({ url }) => url) ?? [];

async function bytesOf(url: string): Promise<Buffer> {
  const response = await server.fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  expect(response.headers.get('cache-control')).toContain('immutable');
  return Buffer.from(await response.arrayBuffer());
}

/** All files that the storefront asks for. */
function filesOf(url: string): string[] {
  const { avifSrcSet = '', webpSrcSet = '' } = describePicture(url);
  return `${avifSrcSet}, ${webpSrcSet}`.split(', ').map((entry) => entry.split(' ')[0] ?? '');
}

describe('pictures of an imported catalogue', () => {
  it('are upright, without metadata, in every width and format that the storefront asks for', async () => {
    add('صالة ١.jpg', await photoWithGps({ width: 1200, height: 900, orientation: 6 }));
    const { out, code } = await importContent(await withImages('صالة ١.JPG'));
    expect([out, code]).toEqual([expect.stringContaining('0 of 1 pictures were stored'), 0]);
    const [url = ''] = await imagesOf();
    expect(describePicture(url)).toMatchObject({
      width: 900,
      height: 1200,
      placeholder: expect.stringMatching(/^#8[ab]6d3b$/),
    });
    const files = filesOf(url);
    expect(files).toHaveLength(12);
    for (const file of files) {
      const { width, exif, icc, xmp } = await sharp(await bytesOf(file)).metadata();
      expect([`${width}`, exif, icc, xmp]).toEqual([
        /(\d+)\.\w+$/.exec(file)?.[1],
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('need as many bytes as the same image of the seed', async () => {
    // A large one takes 10 s.
    const size = isThorough ? '/900x1100-' : '/580x580-';
    const seed = Object.values(seedPictures).find(({ url }) => url.includes(size));
    if (!seed) throw new Error('The seed has no such image.');
    add('seed.webp', readFileSync(join('public', seed.url)));
    await importContent(await withImages('seed.webp'));
    const [url = ''] = await imagesOf();
    const [imported, own] = [filesOf(url), filesOf(seed.url)];
    expect(imported).toHaveLength(own.length);
    for (const [index, file] of imported.entries()) {
      const bytes = statSync(join('public', own[index] ?? '')).size;
      expect([file, (await bytesOf(file)).length < 1.1 * bytes]).toEqual([file, true]);
    }
  });

  it('may be HEIC of an iPhone, whose colours become those of the web', async () => {
    add('IMG_1.HEIC', heicPhoto());
    await importContent(await withImages('IMG_1.heic'));
    const [url = ''] = await imagesOf();
    const file = await bytesOf(url);
    const colours = await Promise.all(
      [10, 130].map(async (left) => {
        const half = sharp(file).extract({ left, top: 10, width: 100, height: 140 });
        const { channels } = await sharp(await half.png().toBuffer()).stats();
        return channels.map(({ mean }) => Math.round(mean / 16) * 16);
      }),
    );
    expect(colours).toEqual([
      [192, 32, 32],
      [32, 64, 192],
    ]);
  });

  it('are encoded once, whatever their names and whichever fields use them', async () => {
    add('first.jpg', await buildPhoto({ width: 300, height: 300 }));
    add('copy.jpg', await buildPhoto({ width: 300, height: 300 }));
    await importContent(await withImages('first.jpg', 'copy.jpg', 'first.jpg'));
    const [first, ...others] = await imagesOf();
    expect(others).toEqual([first, first]);
    const again = await importContent(await withImages('copy.jpg'));
    expect(again.out).toContain('1 of 1 pictures were stored before.');
    expect(again.out).toContain('Files that the catalogue does not name: 1 (first.jpg)');
  });

  it('come from an archive, too, with names as macOS writes them', async () => {
    const photo = await buildPhoto({ width: 300, height: 400 });
    const zip = join(root, 'photos.zip');
    const entries = [
      ['ستائر/', Buffer.alloc(0)],
      ['ستائر/غرفة ١.png', photo],
      ['__MACOSX/ستائر/._غرفة ١.png', Buffer.from('x')],
    ] as const;
    writeFileSync(zip, zipOf(entries));
    const { out, code } = await run(await withImages('غرفة ١.png'), 'import', '--pictures', zip);
    expect([out, code]).toEqual([expect.not.stringContaining('does not name'), 0]);
    expect(out).toContain(
      'Narrower than 700 px, so blurred on product pages: 1 (ستائر/غرفة ١.png)',
    );
    expect(describePicture((await imagesOf())[0] ?? '')).toMatchObject({ width: 300, height: 400 });
  });

  it('are listed without what systems leave beside them, which counts for no limit', async () => {
    const zip = join(root, 'photos.zip');
    const foreign = Array.from({ length: PICTURES.files + 1 }, (_, index) => `__MACOSX/._${index}`);
    const names = [...foreign, 'a.jpg'];
    writeFileSync(zip, zipOf(names.map((name) => [name, Buffer.alloc(0)] as const)));
    const archive = await openPictures(zip);
    archive.close();
    expect(archive.files.map(({ name }) => name)).toEqual(['a.jpg']);
  });

  it('may be in the folder of the shell', async () => {
    mkdirSync(join(photos, 'room'));
    add(join('room', 'almas-1.jpg'), Buffer.from('x'));
    const before = process.cwd();
    process.chdir(photos);
    const { files } = await openPictures('.').finally(() => process.chdir(before));
    expect(files.map(({ name }) => name)).toEqual(['room/almas-1.jpg']);
  });

  it('leave no time for other changes to be lost', async () => {
    const [products, faq] = [join(root, 'products.csv'), join(root, 'faq.csv')];
    await runShopCommand(server, 'catalogue', 'export', products);
    add('a.jpg', await buildPhoto({ width: 1600, height: 1600 }));
    const csv = readFileSync(products, 'utf8');
    writeFileSync(products, csv.replace(/(?<=^product-1,.*),\/[^,]+/m, ',a.jpg'));
    writeFileSync(faq, 'question,answer\nWhere?,In Dubai\n');
    const [slow, quick] = await Promise.all([
      runShopCommand(server, 'catalogue', 'import', products, '--pictures', photos),
      runShopCommand(server, 'catalogue', 'import', faq),
    ]);
    expect(quick).toMatchObject({ code: 0, err: '' });
    expect([slow.code, slow.err]).toEqual([
      1,
      expect.stringContaining('The catalogue has changed meanwhile. Run the command again.'),
    ]);
    expect((await catalogueOf()).faq).toEqual([{ question: 'Where?', answer: 'In Dubai' }]);
  });

  it.each([
    ['../a.jpg', 'invalid relative path: ../a.jpg'],
    ['/a.jpg', 'absolute path: /a.jpg'],
  ])('are refused in an archive with the path %s', async (name, reason) => {
    const zip = join(root, 'photos.zip');
    writeFileSync(zip, zipOf([[name, await buildPhoto()]]));
    const { err, code } = await run(await withImages('a.jpg'), 'import', '--pictures', zip);
    expect([err, code]).toEqual([expect.stringContaining(reason), 1]);
  });

  it('are reported with field, name and reason, and nothing is written', async () => {
    const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } });
    add('bomb.png', await bomb.png().toBuffer());
    add(
      'vector.jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    );
    add('cut.jpg', (await buildPhoto({ width: 900, height: 900 })).subarray(0, 900));
    add('icon.png', await buildPhoto({ width: 40, height: 40 }));
    add('huge.jpg', Buffer.alloc(PICTURES.fileBytes + 1));
    add('sofa.heic', await buildPhoto());
    const before = await catalogueOf();
    const first = await withImages('bomb.png', 'vector.jpg', 'cut.jpg', 'icon.png');
    const { err, code } = await importContent(first);
    expect(code).toBe(1);
    expect(err.split('\n').slice(1)).toEqual([
      '  products[0].images[0].url: names a picture of more than 64 megapixels (50 in HEIC): bomb.png. Make it smaller.',
      '  products[0].images[1].url: names a file that is no JPEG, PNG, WebP, AVIF or HEIC picture: vector.jpg',
      '  products[0].images[2].url: names a picture that is damaged: cut.jpg. Open it and save it again as JPEG.',
      '  products[0].images[3].url: names a picture smaller than 200 px: icon.png. Use a larger one.',
    ]);
    const large = await importContent(await withImages('huge.jpg'));
    expect(large.err).toContain(
      'names a picture of 26 MB, more than the 25 MB that are allowed: huge.jpg',
    );
    const wrong = await importContent(
      await withImages('C:\\Users\\me\\IMG_1.jpg', 'cut.jpg, icon.png', 'cut.jpg'),
    );
    expect(wrong.err.split('\n').slice(1)).toEqual([
      '  products[0].images[0].url: write only the name: IMG_1.jpg',
      '  products[0].images[1].url: must be one name; the next picture goes into the next column',
      'Pictures were not read yet: check again when the cells are right.',
    ]);
    const missing = await importContent(await withImages('sofa.jpg', 'no.jpg'));
    expect(missing.err).toContain('names no picture: there is no sofa.jpg; there is sofa.heic');
    expect(missing.err).toContain(
      'products[0].images[1].url: names no picture: there is no no.jpg',
    );
    expect(await catalogueOf()).toEqual(before);
  });

  it('may be on another host, which scales them', async () => {
    const host = 'https://cdn.example';
    const scaled = await withImages(`${host}/a.jpg?w={width}#1600x1200`, `${host}/w_{width}/1600`);
    expect((await run(scaled, 'import')).err).toContain('must end with the size of the largest');
    const good = [`${host}/a.jpg?w={width}#1600x1200`, `${host}/w_{width}/1600#1600x900-c8bfaf`];
    expect((await run(await withImages(...good), 'import')).err).toBe('');
    const urls = await imagesOf();
    expect(urls.map(describePicture)).toMatchObject([
      { width: 1600, height: 1200, webpSrcSet: expect.stringContaining('?w=640 640w') },
      { placeholder: '#c8bfaf', webpSrcSet: expect.stringContaining('/w_640/1600 640w') },
    ]);
    expect((await run(await withImages(...urls), 'import')).out).toContain('No changes.');
    const wrong = await run(await withImages(`${host}/a.jpg#1600x1200,w=`), 'import');
    expect(wrong.err).toContain('must have “w=1600” once before the #');
  });

  it('are named in an import without any', async () => {
    const content = await withImages('a.jpg', 'b.jpg');
    const { err } = await run(content, 'import');
    expect(err).toContain('\n  2 cells name pictures; add --pictures with');
    const away = await run(content, 'check', '--pictures', join(root, 'none'));
    expect(away.err).toBe(
      `There is no file or folder ${join(root, 'none')} (looked for in ${root}).`,
    );
  });

  it('are checked without being stored', async () => {
    add('good.jpg', await buildPhoto({ width: 300, height: 300 }));
    add('bad.jpg', Buffer.from('bad'));
    const good = await withImages('good.jpg');
    expect((await importContent(good, '--dry-run')).out).toContain('Nothing was written.');
    expect((await run(good, 'check', '--pictures', photos)).code).toBe(0);
    const bad = await run(await withImages('bad.jpg'), 'check', '--pictures', photos);
    expect([bad.code, bad.err]).toEqual([
      1,
      expect.stringContaining('no JPEG, PNG, WebP, AVIF or HEIC picture: bad.jpg'),
    ]);
    expect(await server.db.selectFrom('pictures').selectAll().execute()).toEqual([]);
    expect(readdirSync(root)).not.toContain('data');
  });

  it('stay when they are imported again while they are deleted', async () => {
    add('a.jpg', await buildPhoto({ width: 300, height: 300 }));
    const original = await catalogueOf();
    await importContent(await withImages('a.jpg'));
    const content = await withImages('a.jpg');
    await run(original, 'import');
    server.clock.advance(PICTURES.unusedMs + HOUR);
    const { mediaStore } = server.services;
    const { list } = mediaStore;
    jest.spyOn(mediaStore, 'list').mockImplementation(async (folder) => {
      expect((await importContent(content)).code).toBe(0);
      return list(folder);
    });
    await keepHouse(server.services);
    expect(mediaStore.list).toHaveBeenCalledTimes(1);
    const [url = ''] = await imagesOf();
    for (const file of filesOf(url)) await bytesOf(file);
  });

  it('stay while only the Arabic text of an article shows them', async () => {
    const original = await catalogueOf();
    add('a.jpg', await buildPhoto({ width: 300, height: 300 }));
    await importContent(await withImages('a.jpg'));
    const [url = ''] = await imagesOf();
    const articles = original.articles.map((article) => ({
      ...article,
      ar: { title: 'ستائر', html: `<p><img src="${url}" alt="ستارة"></p>`, imageAlt: 'ستارة' },
    }));
    expect((await run({ ...original, articles }, 'import')).err).toBe('');
    await keepHouse(server.services);
    server.clock.advance(PICTURES.unusedMs + DAY);
    await keepHouse(server.services);
    await bytesOf(url);
  });

  it('stay while any field of the catalogue uses them, and 30 days longer', async () => {
    const original = await catalogueOf();
    const [product] = original.products;
    if (product) product.roomImage = '/media/room.webp';
    if (product)
      product.attributes = { tile: { image: '/media/tile.webp', width: 500, cloth: 'matte' } };
    const fields = imageFields(original);
    for (const [index] of fields.entries())
      add(`${index}.png`, await buildPhoto({ width: 200 + index, height: 200 }));
    let next = 0;
    const content = replaceImages(original, () => `${next++}.png`);
    expect((await importContent(content)).err).toBe('');
    const stored = await server.db.selectFrom('pictures').select('key').execute();
    expect(stored).toHaveLength(fields.length);

    server.clock.advance(DAY);
    await keepHouse(server.services);
    server.clock.advance(PICTURES.unusedMs + DAY);
    await keepHouse(server.services);
    expect(await server.db.selectFrom('pictures').select('key').execute()).toEqual(stored);

    const [url = ''] = await imagesOf();
    await run(original, 'import');
    await keepHouse(server.services);
    await bytesOf(url);
    server.clock.advance(PICTURES.unusedMs + HOUR);
    await keepHouse(server.services);
    expect((await server.fetch(url)).status).toBe(404);
    expect(await server.db.selectFrom('pictures').selectAll().execute()).toEqual([]);
    expect(readdirSync(join(root, 'data/media/shop'))).toEqual([]);
  });
});
