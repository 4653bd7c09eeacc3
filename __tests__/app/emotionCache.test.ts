import { afterEach, describe, expect, it } from '@jest/globals';
import { makeEmotionCache } from '@/app/emotionCache';

const stylesOfPage = () => [...document.head.querySelectorAll('style')];

describe('the style cache', () => {
  afterEach(() => document.head.replaceChildren());

  it("takes over the server's styles where they stand", () => {
    document.head.innerHTML =
      '<style data-emotion="s abc" data-s>.s-abc{color:red}</style><meta name="last">';
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.head, { childList: true });
    const cache = makeEmotionCache();
    expect(cache.inserted).toEqual({ abc: true });
    expect(observer.takeRecords()).toEqual([]);
  });

  it('puts new styles behind them', () => {
    document.head.innerHTML = '<style data-emotion="s abc" data-s>.s-abc{color:red}</style>';
    const [ofServer] = stylesOfPage();
    const cache = makeEmotionCache();
    cache.insert('.s-def', { name: 'def', styles: 'color:blue;' }, cache.sheet, true);
    expect(stylesOfPage()).toHaveLength(2);
    expect(stylesOfPage()[0]).toBe(ofServer);
  });
});
