import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY } from '../../server/clock.ts';
import { keepAssets } from '../../server/keptAssets.ts';
import { ASSETS_LIFE_MS } from '../../server/limits/signIn.ts';

const START = new Date('2026-03-01T08:00:00Z').getTime();
let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sadeel-assets-'));
  folder = join(root, 'kept');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Starts a server of a release with one script. */
async function start(script: string, day: number): Promise<string[]> {
  const source = join(root, script);
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, script), script);
  await keepAssets(source, folder, new Date(START + day * DAY));
  return readdirSync(folder).sort();
}

describe('assets of releases', () => {
  it('are kept after the next deploy', async () => {
    await start('first.js', 0);
    expect(await start('second.js', 1)).toEqual(['first.js', 'second.js']);
    expect(readFileSync(join(folder, 'first.js'), 'utf8')).toBe('first.js');
  });

  it('are deleted when their time after the replacement is over', async () => {
    const days = ASSETS_LIFE_MS / DAY;
    await start('first.js', 0);
    // However long the first release ran.
    await start('second.js', 100);
    expect(await start('second.js', 100 + days)).toContain('first.js');
    expect(await start('second.js', 101 + days)).toEqual(['second.js']);
  });

  it('are kept again after a return to an earlier release', async () => {
    const days = ASSETS_LIFE_MS / DAY;
    await start('first.js', 0);
    await start('second.js', 1);
    await start('first.js', 2);
    expect(await start('first.js', 3 + days)).toEqual(['first.js']);
    expect(await start('third.js', 4 + days)).toEqual(['first.js', 'third.js']);
  });

  it('are none before the storefront is built', async () => {
    await keepAssets(join(root, 'missing'), folder, new Date(START));
    expect(readdirSync(folder)).toEqual([]);
  });
});
