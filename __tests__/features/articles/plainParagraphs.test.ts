import { describe, expect, it } from '@jest/globals';
import { toPlainParagraphs } from '@/features/articles/plainParagraphs';

describe('toPlainParagraphs', () => {
  it('makes a paragraph of each block and drops the markup', () => {
    expect(
      toPlainParagraphs(
        '<h2>Light</h2><p>One <em>word</em> &amp; more.</p><ul><li>a</li><li>b</li></ul>',
      ),
    ).toEqual(['Light', 'One word & more.', 'a', 'b']);
  });

  it('leaves nothing of scripts and empty blocks', () => {
    expect(toPlainParagraphs('<p></p><script>alert(1)</script><p>a</p>')).toEqual(['a']);
  });
});
