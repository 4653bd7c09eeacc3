import { beforeEach, describe, expect, it } from '@jest/globals';
import { cachedRead } from '../../server/cachedRead.ts';

const MAX_AGE_MS = 1000;

describe('a cached read', () => {
  let nowMs = 0;
  const clock = { now: () => new Date(nowMs) };
  const advance = (ms: number) => {
    nowMs += ms;
  };
  let running: { resolve: (value: string) => void; reject: (error: Error) => void }[];
  let read: () => Promise<string>;
  beforeEach(() => {
    running = [];
    read = cachedRead(
      MAX_AGE_MS,
      clock,
      () => new Promise<string>((resolve, reject) => running.push({ resolve, reject })),
    );
  });

  it('is one for all that ask at the same time, and for those that ask soon after it', async () => {
    const results = [read(), read()];
    running[0]?.resolve('first');
    advance(MAX_AGE_MS / 2 - 1);
    expect(await Promise.all([...results, read()])).toEqual(['first', 'first', 'first']);
    expect(running).toHaveLength(1);
  });

  it('begins the next one before its result is too old, and lets nobody wait for it', async () => {
    const first = read();
    running[0]?.resolve('first');
    await first;
    advance(MAX_AGE_MS / 2);
    expect(await Promise.all([read(), read()])).toEqual(['first', 'first']);
    expect(running).toHaveLength(2);
    running[1]?.resolve('second');
    await Promise.resolve();
    expect(await read()).toBe('second');
  });

  it('waits when its result is too old', async () => {
    const first = read();
    running[0]?.resolve('first');
    await first;
    advance(MAX_AGE_MS / 2);
    await read();
    advance(MAX_AGE_MS / 2);
    const second = read();
    expect(running).toHaveLength(2);
    running[1]?.resolve('second');
    expect(await second).toBe('second');
  });

  it('keeps its result when the next read fails, until it is too old, and tries again', async () => {
    const first = read();
    running[0]?.resolve('first');
    await first;
    advance(MAX_AGE_MS / 2);
    await read();
    running[1]?.reject(new Error('offline'));
    await Promise.resolve();
    expect(await read()).toBe('first');
    expect(running).toHaveLength(3);
    running[2]?.reject(new Error('offline'));
    await Promise.resolve();
    advance(MAX_AGE_MS / 2);
    const failed = read();
    running[3]?.reject(new Error('offline'));
    await expect(failed).rejects.toThrow('offline');
  });

  it('reads again when the clock was set back', async () => {
    const first = read();
    running[0]?.resolve('first');
    await first;
    advance(-1);
    const second = read();
    running[1]?.resolve('second');
    expect(await second).toBe('second');
  });
});
