import { describe, expect, it } from '@jest/globals';
import { firstParagraphOf, toPlainBlocks } from '@/features/articles/plainBlocks';

describe('toPlainBlocks', () => {
  it('returns one plain text per block', () => {
    expect(
      toPlainBlocks('<p>One <em>word</em> &amp; more.</p><blockquote>Two</blockquote>'),
    ).toEqual([
      { tag: 'p', text: 'One word & more.' },
      { tag: 'blockquote', text: 'Two' },
    ]);
  });

  it('keeps lists and tables together', () => {
    const html =
      '<ul><li>a</li><li><b>b</b></li></ul><table><tr><th>Fibre</th><th>Gift</th></tr><tr><td>Linen</td><td>Glow</td></tr></table><ol><li>c</li></ol>';
    expect(toPlainBlocks(html)).toEqual([
      { tag: 'ul', items: ['a', 'b'] },
      {
        tag: 'table',
        rows: [
          ['Fibre', 'Gift'],
          ['Linen', 'Glow'],
        ],
      },
      { tag: 'ul', items: ['c'] },
    ]);
  });

  it.each([
    ['h1', 'h2'],
    ['h2', 'h2'],
    ['h3', 'h3'],
    ['h5', 'h4'],
  ])('maps the heading %s to one below the page title', (tag, shown) => {
    expect(toPlainBlocks(`<${tag} id="a">Light</${tag}><p>One</p>`)).toEqual([
      { tag: shown, text: 'Light' },
      { tag: 'p', text: 'One' },
    ]);
  });

  it('keeps text outside of blocks', () => {
    expect(toPlainBlocks('Just words')).toEqual([{ tag: 'p', text: 'Just words' }]);
  });

  it('drops scripts and empty blocks', () => {
    expect(toPlainBlocks('<p></p><script>alert(1)</script><p>a</p>')).toEqual([
      { tag: 'p', text: 'a' },
    ]);
  });

  it('firstParagraphOf skips headings', () => {
    expect(firstParagraphOf('<h2>Light</h2><p>Stand in the room.</p>')).toBe('Stand in the room.');
    expect(firstParagraphOf('')).toBeUndefined();
  });
});
