import { describe, expect, it } from '@jest/globals';
import { truncateDescription } from '@/lib/truncateDescription';

describe('truncateDescription', () => {
  it('returns a text of up to 155 characters unchanged', () => {
    expect(truncateDescription('A deep garden green.')).toBe('A deep garden green.');
    expect(truncateDescription('x'.repeat(155))).toBe('x'.repeat(155));
  });

  it('truncates a longer text at a word boundary', () => {
    const short = truncateDescription('green velvet, '.repeat(40));
    expect(short).toHaveLength(153);
    expect(short).toMatch(/green velvet, green velvet…$/);
  });

  it('drops a truncated word and the punctuation before it', () => {
    expect(truncateDescription(`${'x'.repeat(150)}: – another`)).toBe(`${'x'.repeat(150)}…`);
    expect(truncateDescription(`${'x'.repeat(148)} another`)).toBe(`${'x'.repeat(148)}…`);
    expect(truncateDescription('x'.repeat(156))).toBe(`${'x'.repeat(155)}…`);
  });
});
