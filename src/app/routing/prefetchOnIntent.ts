import type { AppStore } from '@/store/makeStore';
import { ownLinkOf } from './ownPathOf';
import { prefetchScreen } from './prefetchScreen';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Prefetches the screen behind a link that is hovered, pressed or focused. */
export function prefetchOnIntent(store: AppStore): void {
  let latest: string | undefined;
  const prefetch = (event: Event) => {
    const link = ownLinkOf(event);
    if (link === undefined || link.href === latest) return;
    latest = link.href;
    void prefetchScreen(store, link);
  };
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
}
