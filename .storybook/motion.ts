import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';
import { createEmotionCache } from '@/app/ssr/emotionCache';

/** `system` follows the setting of the machine; the others act as if a visitor had, or had not, asked for less motion. */
export type Motion = 'system' | 'full' | 'reduced';

const REDUCE = '(prefers-reduced-motion: reduce)';

/** A page cannot set a media feature; so the query for it is replaced by one with the wanted answer. */
const QUERIES: Record<Motion, string> = { system: REDUCE, full: 'not all', reduced: 'all' };

let current: Motion = 'system';

const askSystem = window.matchMedia.bind(window);
window.matchMedia = (query) => askSystem(query === REDUCE ? QUERIES[current] : query);

/** Sets what scripts are told from now on. */
export function setMotion(motion: Motion): void {
  current = motion;
}

/** A style cache in which the styles are told the same. */
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

/** The style cache of a setting. */
export const cacheOf = (motion: Motion): EmotionCache => caches[motion];
