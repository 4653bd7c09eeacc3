import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';
import { createEmotionCache } from '@/app/ssr/emotionCache';

/** Motion setting of the toolbar; `full` and `reduced` override the operating system's. */
export type Motion = 'system' | 'full' | 'reduced';

const REDUCE = '(prefers-reduced-motion: reduce)';

/** Replacement of the media query for each setting, because a page cannot set a media feature. */
const QUERIES: Record<Motion, string> = { system: REDUCE, full: 'not all', reduced: 'all' };

let current: Motion = 'system';

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(query === REDUCE ? QUERIES[current] : query);

/** Sets the result of `matchMedia`. */
export function setMotion(motion: Motion): void {
  current = motion;
}

/** An Emotion cache that replaces the media query in styles. */
function makeCache(motion: Motion): EmotionCache {
  const replaceQuery = (element: StylisElement) => {
    if (element.type === '@media') element.value = element.value.replace(REDUCE, QUERIES[motion]);
  };
  return createCache({ key: motion, stylisPlugins: [replaceQuery] });
}

const caches: Record<Motion, EmotionCache> = {
  system: createEmotionCache(),
  full: makeCache('full'),
  reduced: makeCache('reduced'),
};

/** The Emotion cache of a setting. */
export const cacheOf = (motion: Motion): EmotionCache => caches[motion];
