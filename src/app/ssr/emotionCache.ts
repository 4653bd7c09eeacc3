import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates the Emotion cache of one page or one render. The supported browsers need no vendor prefixes. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
