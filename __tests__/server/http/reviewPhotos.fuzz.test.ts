import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { REVIEW_PHOTOS } from '../../../server/limits/photos.ts';
import { createLog } from '../../../server/log.ts';
import { MARK, hostileFiles } from '../../support/photos/hostilePhotos.ts';
import { uploadAny } from '../../support/photos/reviewPhotos.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';

/** `FUZZ_CASES=5000 npm test -- reviewPhotos.fuzz` runs more. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 120);
jest.setTimeout(60_000 + CASES * 500);

let server: TestServer;
/** Lines of the log, which has one when the image process crashes, hangs or needs too much memory. */
let logged: string[];
beforeEach(async () => {
  logged = [];
  server = await createTinyServer({ log: createLog('warn', (line) => logged.push(line)) });
});
afterEach(() => server.close());

/** Removes the stored images, and returns them. */
async function takeStored(): Promise<Buffer[]> {
  const rows = await server.db
    .deleteFrom('review_photos')
    .returning(['image', 'thumbnail'])
    .execute();
  return rows.flatMap(({ image, thumbnail }) => [Buffer.from(image), Buffer.from(thumbnail)]);
}

async function expectCleanImage(bytes: Buffer): Promise<void> {
  const { exif, icc, xmp, iptc, orientation, comments, pages, ...found } = await sharp(bytes, {
    failOn: 'warning',
  }).metadata();
  expect(found).toMatchObject({ format: 'webp', space: 'srgb', hasAlpha: false });
  expect(Math.max(found.width, found.height)).toBeLessThanOrEqual(REVIEW_PHOTOS.longSide);
  expect([exif, icc, xmp, iptc, orientation, comments, pages]).toEqual(Array.from({ length: 7 }));
  expect(bytes.includes(MARK)).toBe(false);
  await sharp(bytes).raw().toBuffer();
}

describe('any uploaded file', () => {
  it('is refused, or stored as a new image without metadata', async () => {
    const outcomes = { stored: 0, refused: 0 };
    // Each has a budget of pixels.
    let customers = 0;
    const property = fc.asyncProperty(await hostileFiles(), async ({ bytes, type }) => {
      customers += 1;
      const token = await server.signIn(`customer${customers}@example.com`);
      const response = await uploadAny(server, token, bytes, type);
      expect([200, 400]).toContain(response.status);
      const stored = await takeStored();
      expect(stored).toHaveLength(response.ok ? 2 : 0);
      for (const image of stored) await expectCleanImage(image);
      outcomes[response.ok ? 'stored' : 'refused'] += 1;
      expect(logged).toEqual([]);
    });
    await fc.assert(property, { numRuns: CASES, seed: PROPERTY_SEED });
    // Both outcomes are tested.
    expect(Math.min(outcomes.stored, outcomes.refused)).toBeGreaterThan(CASES / 20);
  });

  it('within the limits is decoded, however large it is', async () => {
    const [width, height] = [4000, 4000];
    const token = await server.signIn('sara@example.com');
    const file = await sharp({ create: { width, height, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    expect((await uploadAny(server, token, file, 'image/png')).status).toBe(200);
    for (const image of await takeStored()) await expectCleanImage(image);
    expect(logged).toEqual([]);
  });
});
