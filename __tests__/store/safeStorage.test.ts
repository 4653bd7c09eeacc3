import { describe, expect, it } from '@jest/globals';
import { createSafeStorage } from '@/store/safeStorage';
import { createMemoryStorage } from '../support/memoryStorage';

const throwing = (): never => {
  throw new DOMException('Full', 'QuotaExceededError');
};

describe('createSafeStorage', () => {
  it('stores values in the given storage', async () => {
    const local = createMemoryStorage();
    const storage = createSafeStorage(() => local);
    await storage.setItem('a', '1');
    expect(local.getItem('a')).toBe('1');
    expect(await storage.getItem('a')).toBe('1');
    await storage.removeItem('a');
    expect(local.getItem('a')).toBeNull();
    expect(await storage.getItem('a')).toBeNull();
  });

  it('falls back to memory while the storage is full', async () => {
    let isFull = true;
    const local = createMemoryStorage({ a: 'old' });
    const full = Object.assign(createMemoryStorage({ a: 'old' }), { setItem: throwing });
    const storage = createSafeStorage(() => (isFull ? full : local));

    await storage.setItem('a', 'new');
    expect(await storage.getItem('a')).toBe('new');

    isFull = false;
    await storage.setItem('a', 'newer');
    local.removeItem('a');
    expect(await storage.getItem('a')).toBeNull();
  });

  it('removes values from memory', async () => {
    const storage = createSafeStorage(() => undefined);
    await storage.setItem('a', '1');
    expect(await storage.getItem('a')).toBe('1');
    await storage.removeItem('a');
    expect(await storage.getItem('a')).toBeNull();
  });
});
