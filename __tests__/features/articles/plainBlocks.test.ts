import { describe, expect, it } from '@jest/globals';
import { firstParagraphOf, toPlainBlocks } from '@/features/articles/plainBlocks';

describe('text of an article without its HTML', () => {
  it('is one plain text for each block', () => {
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
  ])('keeps the heading %s, below the title of the page', (tag, shown) => {
    expect(toPlainBlocks(`<${tag} id="a">Light</${tag}><p>One</p>`)).toEqual([
      { tag: shown, text: 'Light' },
      { tag: 'p', text: 'One' },
    ]);
  });

  it('keeps text that stands in no block', () => {
    expect(toPlainBlocks('Just words')).toEqual([{ tag: 'p', text: 'Just words' }]);
  });

  it('leaves nothing of scripts and empty blocks', () => {
    expect(toPlainBlocks('<p></p><script>alert(1)</script><p>a</p>')).toEqual([
      { tag: 'p', text: 'a' },
    ]);
  });

  it('begins with its first paragraph, whatever heading stands above', () => {
    expect(firstParagraphOf('<h2>Light</h2><p>Stand in the room.</p>')).toBe('Stand in the room.');
    expect(firstParagraphOf('')).toBeUndefined();
  });
});
