import { afterEach, describe, expect, it, jest } from '@jest/globals';

/** The module as a page loads it, in a browser with or without trusted types. */
async function loadIn(trustedTypes?: unknown) {
  Object.assign(globalThis, { trustedTypes });
  jest.resetModules();
  return import('@/browser/trustedTypes');
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

describe('trusted text', () => {
  it('is the text itself where the browser does not ask for marks', async () => {
    const { trust } = await loadIn();
    expect(trust().createScript('{"a":1}')).toBe('{"a":1}');
    expect(trust().createScriptURL('/sw.js')).toBe('/sw.js');
  });

  it('is marked by the one policy that the content policy names, made once', async () => {
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
