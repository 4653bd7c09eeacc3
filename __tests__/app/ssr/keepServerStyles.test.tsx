import '@/app/ssr/keepServerStyles';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, css, Global } from '@emotion/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { createEmotionCache } from '@/app/ssr/emotionCache';

const GLOBAL_STYLES = 'body{margin:0}';

function shopWith(cache: EmotionCache, styles: string) {
  return (
    <CacheProvider value={cache}>
      <Global styles={styles} />
    </CacheProvider>
  );
}

/** Writes the style elements of a server render. @returns those that were added or removed since then */
function writeServerStyles(): () => Node[] {
  document.head.innerHTML = [
    `<style data-s data-emotion="css-global ${css(GLOBAL_STYLES).name}">${GLOBAL_STYLES}</style>`,
    '<style data-s data-emotion="css abc">.css-abc{color:red}</style>',
  ].join('');
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.head, { childList: true });
  return () =>
    observer.takeRecords().flatMap((record) => [...record.addedNodes, ...record.removedNodes]);
}

describe("the server's style elements", () => {
  afterEach(() => document.head.replaceChildren());

  it('stay where they are when caches and global styles adopt them', () => {
    const takeChanges = writeServerStyles();
    render(shopWith(createEmotionCache(), GLOBAL_STYLES));
    expect(takeChanges()).toEqual([]);
  });

  it('are replaced by other global styles, still before those of components', () => {
    writeServerStyles();
    const cache = createEmotionCache();
    const { rerender } = render(shopWith(cache, GLOBAL_STYLES));
    rerender(shopWith(cache, 'body{margin:1px}'));
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map(({ cssText }) => cssText.replaceAll(/\s/g, ''))).toEqual([
      'body{margin:1px;}',
      '.css-abc{color:red;}',
    ]);
  });
});
