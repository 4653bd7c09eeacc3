import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, SECOND } from '../../server/clock.ts';
import { keepAssets } from '../../server/keptAssets.ts';
import { ASSETS_LIFE_MS } from '../../server/limits/signIn.ts';
import type { MediaStore } from '../../server/media/mediaStore.ts';
import { openStoredAssets, storeAssets } from '../../server/storedAssets.ts';

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

describe('assets of releases in a bucket', () => {
  /** A store in memory whose files have the time of the test. */
  function memoryStore() {
    const files = new Map<string, { content: Uint8Array; modifiedAt: Date }>();
    let today = 0;
    const store: MediaStore = {
      place: 'memory',
      put: (name, content) => {
        files.set(name, { content, modifiedAt: new Date(START + today * DAY) });
        return Promise.resolve();
      },
      get: (name) => Promise.resolve(files.get(name)?.content),
      has: (name) => Promise.resolve(files.has(name)),
      list: (prefix) =>
        Promise.resolve(
          [...files]
            .filter(([name]) => name.startsWith(prefix))
            .map(([name, { modifiedAt }]) => ({ name, modifiedAt })),
        ),
      delete: (name) => Promise.resolve(void files.delete(name)),
    };
    /** Starts a server of a release, or runs it on. */
    const run = async (day: number, ...scripts: string[]): Promise<string[]> => {
      today = day;
      const source = join(root, scripts.join());
      mkdirSync(source, { recursive: true });
      for (const script of scripts) writeFileSync(join(source, script), script);
      await storeAssets(store, source, new Date(START + day * DAY));
      return [...files.keys()].filter((name) => name.startsWith('assets/')).sort();
    };
    return { run, store };
  }
  const days = ASSETS_LIFE_MS / DAY;

  it('are kept while any server runs the release, and for their time afterwards', async () => {
    const { run } = memoryStore();
    await run(0, 'first.js', 'both.js');
    await run(100, 'first.js', 'both.js');
    const all = ['assets/both.js', 'assets/first.js', 'assets/second.js'];
    expect(await run(101, 'second.js', 'both.js')).toEqual(all);
    expect(await run(99 + days, 'second.js', 'both.js')).toEqual(all);
    expect(await run(101 + days, 'second.js', 'both.js')).toEqual([
      'assets/both.js',
      'assets/second.js',
    ]);
  });

  it('are read by their names in the lists of releases, which unknown names do not read again', async () => {
    const { run, store } = memoryStore();
    await run(0, 'first.js');
    await run(1, 'second.js');
    let reads = 0;
    const counted: MediaStore = { ...store, get: (name) => ((reads += 1), store.get(name)) };
    let now = START;
    const assets = openStoredAssets(counted, { now: () => new Date(now) });
    for (const name of ['first.js', 'second.js'])
      expect(Buffer.from((await assets.get(name)) ?? []).toString()).toBe(name);
    expect(reads).toBe(4);
    for (const name of ['third.js', '1.js', '2.js']) expect(await assets.get(name)).toBeUndefined();
    expect(reads).toBe(4);
    await run(2, 'third.js');
    now += SECOND;
    expect(await assets.get('third.js')).toBeDefined();
  });
});
