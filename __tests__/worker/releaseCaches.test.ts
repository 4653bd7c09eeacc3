/** @jest-environment jest-fixed-jsdom */
// Workbox reads the global `self`, which Node does not have.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PrecacheStrategy, type PrecacheEntry } from 'workbox-precaching';
import {
  deleteOlderPages,
  keepPreviousFiles,
  onlyOfRelease,
  pagesOf,
} from '@/worker/releaseCaches';
import { MemoryCaches } from '../support/memoryCaches';

const SHOP = 'https://shop.example';
/** Precache list of a release. */
const release = (...urls: string[]): PrecacheEntry[] =>
  urls.map((url) => ({ url, revision: null }));
const first = release('/index.html', '/assets/runtime.111111.js', '/assets/main.aaaaaa.js');
const second = release('/index.html', '/assets/runtime.222222.js', '/assets/main.aaaaaa.js');
const third = release('/index.html', '/assets/runtime.333333.js', '/assets/main.bbbbbb.js');

const original = Object.getOwnPropertyDescriptor(globalThis, 'caches');
let storage: MemoryCaches;
beforeEach(() => {
  storage = new MemoryCaches();
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
});
afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'caches', original);
  else Reflect.deleteProperty(globalThis, 'caches');
});

/** Precaches files as Workbox does when a release is installed. */
async function precache(entries: readonly PrecacheEntry[]): Promise<void> {
  const cache = await storage.open(new PrecacheStrategy().cacheName);
  for (const { url } of entries) await cache.put(SHOP + url, new Response(`content of ${url}`));
}

/** Paths and contents of the kept files. */
async function keptFiles(): Promise<Record<string, string>> {
  const cache = await storage.open('previous-files');
  const files = (await cache.keys()).map(async (request) => [
    new URL(request.url).pathname,
    await (await cache.match(request))?.text(),
  ]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

describe('the cache of pages', () => {
  it('is another one for each release', () => {
    const names = [first, second, third].map((entries) => pagesOf(entries));
    expect(new Set(names).size).toBe(3);
    expect(pagesOf([...first].reverse())).toBe(names[0]);
  });

  it.each([
    ['of its release', '<script src="/assets/runtime.222222.js"></script>', true],
    ['of another release', '<script src="/assets/runtime.111111.js"></script>', false],
    ['without scripts of the build', '<h1>Shop</h1>', false],
  ])('accepts or rejects a page %s', async (_case, html, isAccepted) => {
    const response = new Response(html);
    const cached = await onlyOfRelease(second).cacheWillUpdate({ response });
    expect(cached).toBe(isAccepted ? response : null);
    // The page that is shown has to be readable still.
    expect(await response.text()).toBe(html);
  });

  it('is deleted when it is older than the previous release', async () => {
    for (const name of [pagesOf(first), 'pictures', pagesOf(second), 'catalogue', pagesOf(third)]) {
      await storage.open(name);
    }
    await deleteOlderPages(third);
    expect(await storage.keys()).toEqual([
      'pictures',
      pagesOf(second),
      'catalogue',
      pagesOf(third),
    ]);
  });

  it('of the previous release is kept before a page of the new one is cached', async () => {
    await storage.open(pagesOf(first));
    await storage.open(pagesOf(second));
    await deleteOlderPages(third);
    expect(await storage.keys()).toEqual([pagesOf(second)]);
  });

  it('is kept when the same release is activated again', async () => {
    await storage.open(pagesOf(first));
    await deleteOlderPages(first);
    expect(await storage.keys()).toEqual([pagesOf(first)]);
  });
});

describe('the files of the previous release', () => {
  it('are none at the first installation', async () => {
    await keepPreviousFiles(first);
    expect(await keptFiles()).toEqual({});
  });

  it('are the assets that the new release does not have, with their content', async () => {
    await precache(first);
    await keepPreviousFiles(second);
    expect(await keptFiles()).toEqual({
      '/assets/runtime.111111.js': 'content of /assets/runtime.111111.js',
    });
  });

  it('replace those of the release before', async () => {
    await precache(first);
    await keepPreviousFiles(second);
    // Workbox deletes the files of the first release when the second one is activated.
    await storage.delete(new PrecacheStrategy().cacheName);
    await precache(second);
    await keepPreviousFiles(third);
    expect(Object.keys(await keptFiles())).toEqual([
      '/assets/runtime.222222.js',
      '/assets/main.aaaaaa.js',
    ]);
  });

  it('stay in the precache until Workbox deletes them', async () => {
    await precache(first);
    await keepPreviousFiles(second);
    const cache = await storage.open(new PrecacheStrategy().cacheName);
    expect(await cache.keys()).toHaveLength(first.length);
  });
});
