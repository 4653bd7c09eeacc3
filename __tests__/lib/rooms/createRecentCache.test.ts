import { describe, expect, it, jest } from '@jest/globals';
import { createRecentCache } from '@/lib/rooms/createRecentCache';

describe('createRecentCache', () => {
  it('forgets what was used longest ago', async () => {
    const remember = createRecentCache<string>(2);
    const read = jest.fn((key: string) => Promise.resolve(key));
    for (const key of ['a', 'b', 'a', 'c']) await remember(key, () => read(key));

    await remember('a', () => read('a again'));
    await remember('b', () => read('b again'));

    expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b again']);
  });

  it('reads again after a failure', async () => {
    const remember = createRecentCache<string>(2);
    await expect(remember('a', () => Promise.reject(new Error('offline')))).rejects.toThrow();

    await expect(remember('a', () => Promise.resolve('online'))).resolves.toBe('online');
  });
});
