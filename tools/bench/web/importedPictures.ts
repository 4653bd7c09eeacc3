import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startShop, type Shop } from '../../../__tests__/e2e/support/startShop.ts';
import { printCatalogue } from '../../../server/catalogue/catalogueFile.ts';
import { catalogue } from '../../../server/seed/catalogue.ts';
import { median, spread } from './report.ts';
import { visitAsPhone, type Visit } from './visit.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products' },
  { name: 'product', path: '/product-detail?id=almas-ivory-linen' },
] as const;
/** Full size of a picture of the example in a document. */
const PICTURE = /\/media\/[a-z\d/-]+\/\d+x\d+-[\da-f]{6}\/\d+\.webp/g;
/** Quality of a photo as it comes from a camera. */
const PHOTO_QUALITY = 95;

/** A file of a catalogue has no reviews. */
const CONTENT = { ...catalogue, reviews: undefined };

type Results = Record<'seed' | 'imported', Visit[]>;

/** Pictures that the measured pages show, each of which an import encodes for seconds. */
async function shownPictures({ url }: Shop): Promise<string[]> {
  const documents = await Promise.all(
    PAGES.map(async (page) => (await fetch(`${url}${page.path}`)).text()),
  );
  return [...new Set(documents.flatMap((html) => html.match(PICTURE) ?? []))];
}

/** Imports the catalogue of the example with these pictures as JPEG photos. */
async function importPictures(shop: Shop, pictures: readonly string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sadeel-photos-'));
  try {
    const photos = path.join(folder, 'photos');
    await mkdir(photos);
    let content = printCatalogue(CONTENT);
    for (const [index, url] of pictures.entries()) {
      if (!content.includes(`"${url}"`)) continue;
      const name = `photo-${index}.jpg`;
      await sharp(path.join(PUBLIC, url))
        .jpeg({ quality: PHOTO_QUALITY })
        .toFile(path.join(photos, name));
      content = content.replaceAll(`"${url}"`, `"${name}"`);
    }
    const file = path.join(folder, 'catalogue.json');
    await writeFile(file, content);
    await shop.runStaffCommand('catalogue', 'import', file, '--pictures', photos);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const row = (name: string, { seed, imported }: Results): string => {
  const of = (visits: Visit[], figure: keyof Visit) => visits.map((visit) => visit[figure]);
  const share = (figure: keyof Visit) =>
    (median(of(imported, figure)) / median(of(seed, figure))).toFixed(2);
  const both = (figure: keyof Visit) =>
    [seed, imported].map((visits) => spread(of(visits, figure))).join(' | ');
  const shift = Math.max(...of(imported, 'cls')).toFixed(3);
  return `| ${name} | ${both('lcp')} | ${share('lcp')} | ${both('imageKb')} | ${share('imageKb')} | ${shift} |`;
};

/**
 * Measures pages with the pictures of the example, and with the same pictures imported as an owner's photos.
 * @param load load average before the run
 * @returns a section of docs/benchmarks.md
 */
export async function benchImportedPictures(rounds: number, load: number): Promise<string> {
  const seed = await startShop();
  const imported = await startShop();
  try {
    await importPictures(imported, await shownPictures(seed));
    const results = new Map<string, Results>();
    for (let round = 0; round < rounds; round += 1) {
      for (const page of PAGES) {
        const visits = results.get(page.name) ?? { seed: [], imported: [] };
        visits.seed.push(await visitAsPhone(`${seed.url}${page.path}`));
        visits.imported.push(await visitAsPhone(`${imported.url}${page.path}`));
        results.set(page.name, visits);
        console.log(page.name, visits.seed.at(-1)?.lcp, visits.imported.at(-1)?.lcp);
      }
    }
    return [
      '## Imported pictures on a slow phone',
      '',
      `\`npm run bench:web -- --only imported\`: the pages with the pictures of the example, and in a second shop into which the same pictures were imported as JPEG photos of quality ${PHOTO_QUALITY}. Lighthouse as above, the two shops in turn; medians of ${rounds} rounds (minimum–maximum), LCP in ms, pictures in kB; × is imported to example, CLS the largest of the second shop. Load average (${cpus().length} cores) before the run: ${load.toFixed(1)}.`,
      '',
      '| page | LCP | imported | × | pictures | imported | × | CLS |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...[...results].map(([name, visits]) => row(name, visits)),
    ].join('\n');
  } finally {
    await seed.close();
    await imported.close();
  }
}
