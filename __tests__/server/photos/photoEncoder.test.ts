import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REVIEW_PHOTOS } from '../../../server/limits/photos.ts';
import { createLog } from '../../../server/log.ts';
import { NoImageProcessError } from '../../../server/photos/imageWorker.ts';
import { createPhotoEncoder } from '../../../server/photos/photoEncoder.ts';
import type { EncoderLimits, PhotoEncoder } from '../../../server/photos/photoEncoder.ts';

const LONG: EncoderLimits = { encodeMs: 60_000, idleMs: 60_000 };
const FILE = new Uint8Array([1]);
const PHOTO = { image: FILE, thumbnail: FILE, width: 1, height: 1 };

/** A file that ends the process counts as the largest one. */
const FAILED = { photo: undefined, pixels: REVIEW_PHOTOS.inputPixels };

/** An image process: crashes on 2, hangs on 3, and encodes anything else to itself. */
const SCRIPT = `
process.on('message', ([first]) => {
  if (first === 2) process.abort();
  if (first === 3) for (;;);
  const bytes = new Uint8Array([first]);
  process.send({ photo: { image: bytes, thumbnail: bytes, width: process.pid, height: 1 }, pixels: 1 });
});
process.send('ready');
`;

let folder: string;
let encoder: PhotoEncoder | undefined;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sadeel-photos-'));
  logged = [];
});
afterEach(() => {
  encoder?.close();
  rmSync(folder, { recursive: true });
});

function open(script = SCRIPT, limits = LONG): PhotoEncoder {
  const path = join(folder, 'process.mjs');
  writeFileSync(path, script);
  encoder = createPhotoEncoder(
    createLog('warn', (line) => logged.push(line)),
    limits,
    path,
  );
  return encoder;
}

describe('the photo encoder', () => {
  it('uses one process for all images', async () => {
    const { encode } = open();
    const files = [4, 5, 6].map((byte) => new Uint8Array([byte]));
    const photos = await Promise.all(files.map((file) => encode(file, 'sara')));
    expect(photos.map(({ photo }) => photo?.image)).toEqual(files);
    expect(new Set(photos.map(({ photo }) => photo?.width)).size).toBe(1);
    expect(logged).toEqual([]);
  });

  it('lets customers take turns, so that many images of one delay another by one', async () => {
    const { encode, queued } = open();
    const done: string[] = [];
    const send = async (owner: string): Promise<void> => {
      await encode(FILE, owner);
      done.push(owner);
    };
    const all = ['sara', 'sara', 'sara', 'sara', 'omar', 'omar', 'aisha'].map(send);
    expect(queued()).toBe(7);
    await Promise.all(all);
    expect([done, queued()]).toEqual([
      ['sara', 'omar', 'aisha', 'sara', 'omar', 'sara', 'sara'],
      0,
    ]);
  });

  it('refuses an image that crashes the process, and starts another one', async () => {
    const { encode } = open();
    const crash = encode(new Uint8Array([2]), 'sara');
    const next = encode(FILE, 'sara');
    expect(await crash).toEqual(FAILED);
    expect((await next).photo).toEqual({ ...PHOTO, width: expect.any(Number) });
    expect(logged).toEqual([expect.stringContaining('SIGABRT')]);
  });

  it('refuses an image that takes too long, and starts another process', async () => {
    const { encode } = open(SCRIPT, { ...LONG, encodeMs: 500 });
    const [hanging, next] = await Promise.all([
      encode(new Uint8Array([3]), 'sara'),
      encode(FILE, 'sara'),
    ]);
    expect([hanging, next.photo?.image]).toEqual([FAILED, FILE]);
    expect(logged).toEqual([expect.stringContaining('SIGKILL')]);
  });

  it('fails without a process, and tries again with the next image', async () => {
    const { encode } = open('process.exit(1)');
    await expect(encode(FILE, 'sara')).rejects.toBeInstanceOf(NoImageProcessError);
    await expect(encode(FILE, 'sara')).rejects.toBeInstanceOf(NoImageProcessError);
  });
});
