import createCache, { type EmotionCache } from '@emotion/cache';

/** A style cache of its own for every page or render; the nonce lets its style element pass a strict CSP. */
export function makeEmotionCache(nonce?: string): EmotionCache {
  return createCache({ key: 'css', ...(nonce !== undefined && { nonce }) });
}
