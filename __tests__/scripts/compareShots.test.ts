import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { compareShots } from '../../scripts/stories/compareShots';

const GOLD = '#C29D5E';
const INK = '#1F1B16';

let folder = '';
const accepted = () => path.join(folder, 'accepted');
const current = () => path.join(folder, 'current');

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } }).png();

/** Draws a gold image with an ink square at the top left. */
async function draw(target: string, { width = 10, height = 10, inkPx = 0 } = {}): Promise<void> {
  const ink = inkPx === 0 ? [] : [{ input: await plain(inkPx, inkPx, INK).toBuffer() }];
  const parts = ink.map((part) => ({ ...part, left: 0, top: 0 }));
  await plain(width, height, GOLD).composite(parts).toFile(target);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shots-'));
  mkdirSync(accepted());
  mkdirSync(current());
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('compareShots', () => {
  it('counts the differing pixels and lists the most changed image first', async () => {
    await draw(path.join(accepted(), 'a.png'));
    await draw(path.join(current(), 'a.png'), { inkPx: 2 });
    await draw(path.join(accepted(), 'b.png'));
    await draw(path.join(current(), 'b.png'), { inkPx: 3 });
    expect(await compareShots(accepted(), current())).toEqual([
      { file: 'b.png', state: 'changed', changedPixels: 9 },
      { file: 'a.png', state: 'changed', changedPixels: 4 },
    ]);
  });

  it('counts the pixels by which one image is larger', async () => {
    await draw(path.join(accepted(), 'a.png'), { width: 10, height: 10 });
    await draw(path.join(current(), 'a.png'), { width: 10, height: 14 });
    await draw(path.join(accepted(), 'b.png'), { width: 12, height: 10 });
    await draw(path.join(current(), 'b.png'), { width: 10, height: 10 });
    expect(await compareShots(accepted(), current())).toEqual([
      { file: 'a.png', state: 'changed', changedPixels: 40 },
      { file: 'b.png', state: 'changed', changedPixels: 20 },
    ]);
  });

  it('distinguishes new, deleted and unchanged images', async () => {
    await draw(path.join(accepted(), 'same.png'));
    await draw(path.join(current(), 'same.png'));
    await draw(path.join(accepted(), 'gone.png'));
    await draw(path.join(current(), 'new.png'));
    expect(await compareShots(accepted(), current())).toEqual([
      { file: 'new.png', state: 'new' },
      { file: 'gone.png', state: 'gone' },
      { file: 'same.png', state: 'same', changedPixels: 0 },
    ]);
  });

  it('reports every image as new without accepted images', async () => {
    rmSync(accepted(), { recursive: true });
    await draw(path.join(current(), 'first.png'));
    expect(await compareShots(accepted(), current())).toEqual([
      { file: 'first.png', state: 'new' },
    ]);
  });
});
