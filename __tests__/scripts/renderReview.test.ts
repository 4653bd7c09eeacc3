import { describe, expect, it } from '@jest/globals';
import { renderReview } from '../../scripts/stories/renderReview';

const same = { file: 'same.360.png', state: 'same', changedPixels: 0 } as const;
const changed = { file: 'hero.360.png', state: 'changed', changedPixels: 12 } as const;

describe('renderReview', () => {
  it('lists changed images first, each with the accepted and the current image', () => {
    const html = renderReview([changed, same], (file) => `Label of ${file}`);
    expect(html.indexOf('Label of hero.360.png')).toBeLessThan(
      html.indexOf('Label of same.360.png'),
    );
    expect(html).toContain('src="accepted/hero.360.png"');
    expect(html).toContain('src="current/hero.360.png"');
    expect(html).toContain('12 pixels differ');
    expect(html).toContain('Changed: 1');
  });

  it('refers to nothing but the images', () => {
    const sources = renderReview([changed], String).matchAll(/(?:src|href)="([^"]*)"/g);
    expect([...sources].map(([, source]) => source)).toEqual([
      'accepted/hero.360.png',
      'current/hero.360.png',
      'accepted/hero.360.png',
      'current/hero.360.png',
    ]);
  });

  it('escapes labels', () => {
    const html = renderReview([changed], () => '<script>alert("x")</script> & more');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62; &#38; more');
  });
});
