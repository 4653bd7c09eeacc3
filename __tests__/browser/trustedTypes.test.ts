import { afterEach, describe, expect, it, jest } from '@jest/globals';

/** Imports a fresh module, in a browser with or without Trusted Types. */
async function loadIn(trustedTypes?: unknown) {
  Object.assign(globalThis, { trustedTypes });
  jest.resetModules();
  return import('@/browser/trustedTypes');
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

describe('trust', () => {
  it('returns the text unchanged in a browser without Trusted Types', async () => {
    const { trust } = await loadIn();
    expect(trust().createScript('{"a":1}')).toBe('{"a":1}');
    expect(trust().createScriptURL('/sw.js')).toBe('/sw.js');
  });

  it('creates one policy and returns its trusted values', async () => {
    const createPolicy = jest.fn(
      (name: string, rules: { createScript: (text: string) => string }) => ({
        createScript: (text: string) => `${name}:${rules.createScript(text)}`,
      }),
    );
    const { trust } = await loadIn({ createPolicy });
    expect(trust().createScript('a')).toBe('sadeel:a');
    expect(trust().createScript('b')).toBe('sadeel:b');
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});
