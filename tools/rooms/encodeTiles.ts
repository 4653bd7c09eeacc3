/**
 * Encodes the painted tiles of all fabrics as WebP and prints the sizes.
 *
 *   node tools/rooms/encodeTiles.ts PAINTED_DIR TARGET_DIR
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import sharp from 'sharp';
import { readFabrics } from './roomFiles.ts';

const WEBP = { quality: 80, effort: 6, smartSubsample: true } as const;

const [source = '', target = ''] = argv.slice(2);
await mkdir(target, { recursive: true });
for (const { slug } of await readFabrics()) {
  const file = join(target, `${slug}.webp`);
  const { size } = await sharp(join(source, `${slug}.png`))
    .webp(WEBP)
    .toFile(file);
  console.log(`${slug}: ${(size / 1000).toFixed(1)} kB`);
}
