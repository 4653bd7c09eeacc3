import type { AppStore } from '@/store/makeStore';
import { ownLinkOf } from './ownPathOf';
import { prefetchScreen } from './prefetchScreen';
import { prefetchWhenIdle } from './prefetchWhenIdle';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;
/** How long the pointer rests on a link that it hovers, in ms, so that crossing a list prefetches nothing. */
const HOVER_MS = 65;

/** Prefetches the screen behind a link that is hovered, pressed or focused. Returns the cancel function. */
function prefetchOnIntent(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: string | undefined;
  const prefetch = (event: Event) => {
    clearTimeout(timer);
    const link = ownLinkOf(event);
    // A press is followed by hover and focus, whose work would delay the screen by up to 20 ms of a slow phone.
    if (link === undefined || link.href === latest) return;
    const delay = event.type === 'pointerover' ? HOVER_MS : 0;
    timer = setTimeout(() => {
      latest = link.href;
      void prefetchScreen(store, link);
    }, delay);
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
  };
}

/** Prefetches the screens that the current one links to (product 2.14). Returns the cancel function. */
export function prefetchScreens(store: AppStore): () => void {
  const stops = [prefetchOnIntent(store), prefetchWhenIdle(store)];
  return () => stops.forEach((stop) => stop());
}
