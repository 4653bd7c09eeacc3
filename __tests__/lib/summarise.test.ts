import { describe, expect, it } from '@jest/globals';
import { summarise } from '@/lib/summarise';

describe('summarise', () => {
  it('leaves a short text as it is', () => {
    expect(summarise('A deep garden green.')).toBe('A deep garden green.');
    expect(summarise('x'.repeat(155))).toBe('x'.repeat(155));
  });

  it('cuts a long one at a word, to what search results show', () => {
    const short = summarise('green velvet, '.repeat(40));
    expect(short).toHaveLength(153);
    expect(short).toMatch(/green velvet, green velvet…$/);
  });

  it('drops a whole word that was cut through, with the stops before it', () => {
    expect(summarise(`${'x'.repeat(150)}: – another`)).toBe(`${'x'.repeat(150)}…`);
    expect(summarise(`${'x'.repeat(148)} another`)).toBe(`${'x'.repeat(148)}…`);
    expect(summarise('x'.repeat(156))).toBe(`${'x'.repeat(155)}…`);
  });
});
