import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from '@/app/ssr/emotionCache';

/** Properties that queries and events read. */
const READ = /(?:display|visibility|opacity|pointer-events):/;

/**
 * Emotion cache that inserts only rules that hide elements or block events. jsdom compares all rules with all elements for
 * every query by role, which took most of the time of page tests; it ignores rules within at-rules.
 */
export function createVisibilityStyles(): EmotionCache {
  const cache = createEmotionCache();
  const insert = cache.sheet.insert.bind(cache.sheet);
  cache.sheet.insert = (rule) => {
    if (!rule.startsWith('@') && READ.test(rule)) insert(rule);
  };
  return cache;
}
