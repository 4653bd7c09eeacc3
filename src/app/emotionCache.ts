import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The head as the place of styles, except that elements which stand in the server's page stay where they are: put in once
 * more they would be read anew, and the whole page styled again.
 */
function headForStyles(): Node | undefined {
  if (typeof document === 'undefined') return undefined;
  const insertBefore: Node['insertBefore'] = (style, next) =>
    style.isConnected ? style : document.head.insertBefore(style, next);
  // All that Emotion asks of the place where it puts its styles.
  return { insertBefore } as Node;
}

/** A style cache of its own for every page or render. Browsers need no vendor prefixes for what the shop uses. */
export function makeEmotionCache(): EmotionCache {
  return createCache({ key: 's', stylisPlugins: [], container: headForStyles() });
}
