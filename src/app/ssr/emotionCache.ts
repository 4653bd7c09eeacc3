import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates the Emotion cache of one page or render, without vendor prefixes. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
