import { describe, expect, it } from '@jest/globals';
import { MINUTE } from '../../../server/clock.ts';
import { createSearchIndex } from '../../../server/searchIndex.ts';

/** An index of a catalogue, whose builds end on demand. */
function openIndex(waits = { firstWaitMs: MINUTE, waitMs: 0 }) {
  let version = 1;
  const builds: { end: () => void; fail: () => void }[] = [];
  const index = createSearchIndex(
    () =>
      new Promise<string>((resolve, reject) => {
        const name = `index ${version}`;
        builds.push({ end: () => resolve(name), fail: () => reject(new Error('no database')) });
      }),
    () => Promise.resolve(version),
    waits,
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...index,
    builds,
    settle,
    changeCatalogue: () => {
      version += 1;
    },
    /** Builds the first index. */
    build: async () => {
      const first = index.current();
      await settle();
      builds[0]?.end();
      await first;
    },
  };
}

describe('the index of the product search', () => {
  it('is built once for all requests, which wait for the first one', async () => {
    const { current, builds, settle } = openIndex();
    const requests = [current(), current()];
    await settle();
    expect(builds).toHaveLength(1);
    builds[0]?.end();
    expect(await Promise.all(requests)).toEqual(['index 1', 'index 1']);
  });

  it('is ready with the first one, once it is built at the start', async () => {
    const { isReady, start, stop, builds, settle } = openIndex();
    expect(isReady()).toBe(true);
    start();
    await settle();
    expect(isReady()).toBe(false);
    builds[0]?.end();
    await settle();
    expect(isReady()).toBe(true);
    stop();
  });

  it('refuses requests when the first one takes too long', async () => {
    const { current } = openIndex({ firstWaitMs: 1, waitMs: 0 });
    await expect(current()).rejects.toMatchObject({ status: 503 });
  });

  it('fails with a database that fails, and is built again', async () => {
    const { current, builds, settle } = openIndex();
    const failing = current();
    await settle();
    builds[0]?.fail();
    await expect(failing).rejects.toThrow('no database');
    const request = current();
    await settle();
    builds[1]?.end();
    expect(await request).toBe('index 1');
  });

  it('answers with the old one while the new one is built, under a version of its own', async () => {
    const { current, servedVersion, changeCatalogue, build, builds, settle } = openIndex();
    await build();
    const before = await servedVersion();
    changeCatalogue();
    expect(await current()).toBe('index 1');
    const between = await servedVersion();
    changeCatalogue();
    expect(await current()).toBe('index 1');
    expect(builds).toHaveLength(2);
    builds[1]?.end();
    await settle();
    // It is that of the version before.
    expect(await current()).toBe('index 2');
    builds[2]?.end();
    await settle();
    expect(await current()).toBe('index 3');
    const after = await servedVersion();
    expect(new Set([before, between, after]).size).toBe(3);
  });

  it('of a small catalogue is waited for', async () => {
    const { current, changeCatalogue, build, builds, settle } = openIndex({
      firstWaitMs: MINUTE,
      waitMs: MINUTE,
    });
    await build();
    changeCatalogue();
    const request = current();
    await settle();
    builds[1]?.end();
    expect(await request).toBe('index 2');
  });
});
