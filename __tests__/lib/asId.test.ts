import { describe, expect, it } from '@jest/globals';
import { asId } from '@/lib/asId';

describe('an identifier', () => {
  it('is a text that is not empty', () => {
    expect(['linen', 7, '', null, {}].map(asId)).toEqual([
      'linen',
      '7',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is no property that every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) expect(asId(name)).toBeUndefined();
  });
});
