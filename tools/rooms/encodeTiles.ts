/**
 * Encodes the painted tiles of all fabrics as WebP, lists them for the seed, and prints the sizes.
 *
 *   node tools/rooms/encodeTiles.ts PAINTED_DIR
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import sharp from 'sharp';
import type { ClothTile } from '../../src/contract/facets.ts';
import { contentHash, readFabrics } from './roomFiles.ts';

const WEBP = { quality: 80, effort: 6, smartSubsample: true } as const;
const root = join(import.meta.dirname, '../..');

const [source = ''] = argv.slice(2);
const tiles: Record<string, ClothTile> = {};
await mkdir(join(root, 'public/media/tiles'), { recursive: true });
for (const { slug, class: cloth, repeatMm: width } of await readFabrics()) {
  const bytes = await sharp(join(source, `${slug}.png`))
    .webp(WEBP)
    .toBuffer();
  const image = `/media/tiles/${slug}-${contentHash(bytes)}.webp`;
  await writeFile(join(root, 'public', image), bytes);
  tiles[slug] = { image, width, cloth };
  console.log(`${slug}: ${(bytes.length / 1000).toFixed(1)} kB`);
}
const list = join(root, 'server/seed/content/tiles.json');
await writeFile(list, `${JSON.stringify(tiles, null, 2)}\n`);
