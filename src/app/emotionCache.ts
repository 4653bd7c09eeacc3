import createCache, { type EmotionCache } from '@emotion/cache';

/** A style cache of its own for every page or render. Browsers need no vendor prefixes for what the shop uses. */
export function makeEmotionCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
