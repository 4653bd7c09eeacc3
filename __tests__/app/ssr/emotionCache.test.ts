import { afterEach, describe, expect, it } from '@jest/globals';
import { createEmotionCache } from '@/app/ssr/emotionCache';

describe('createEmotionCache', () => {
  afterEach(() => document.head.replaceChildren());

  it('adopts the styles of the server', () => {
    document.head.innerHTML = '<style data-emotion="css abc">.css-abc{color:red}</style>';
    const cache = createEmotionCache();
    expect(cache.inserted).toEqual({ abc: true });
    expect(document.head.querySelectorAll('style')).toHaveLength(1);
  });

  it('inserts new styles after the styles of the server', () => {
    document.head.innerHTML = '<style data-emotion="css abc">.css-abc{color:red}</style>';
    const cache = createEmotionCache();
    cache.insert('.css-def', { name: 'def', styles: 'color:blue;' }, cache.sheet, true);
    const styles = [...document.head.querySelectorAll('style')];
    expect(styles).toHaveLength(2);
    expect(styles[0]).toHaveTextContent('.css-abc{color:red}');
  });
});
