import { describe, expect, it } from '@jest/globals';
import { typedLine, typedProse } from '@/lib/typed';
import { typedTexts } from '../support/typedTexts';

describe('typed texts lose the marks without a shape', () => {
  it.each(typedTexts)('of %j a line keeps %j and prose %j', (typed, line, prose) => {
    expect([typedLine(typed), typedProse(typed)]).toEqual([line, prose]);
  });
});
