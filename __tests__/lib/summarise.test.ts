import { describe, expect, it } from '@jest/globals';
import { summarise } from '@/lib/summarise';

describe('summarise', () => {
  it('leaves a short text as it is', () => {
    expect(summarise('A deep garden green.')).toBe('A deep garden green.');
  });

  it('cuts a long one at a word, to what search results show', () => {
    const short = summarise('green velvet, '.repeat(40));
    expect(short).toHaveLength(153);
    expect(short).toMatch(/green velvet, green velvet…$/);
  });
});
