import type { AppStore } from '@/store/makeStore';
import { prefetchScreen } from './prefetchScreen';
import { matchPage } from './routes';

/** Screens whose chunks are prefetched from one screen. */
const MAX_CHUNKS = 6;
/** Links in view whose data is prefetched from one screen. */
const MAX_QUERIES = 4;
const IDLE_TIMEOUT_MS = 2_000;

/** Resolves when the browser is idle. Safari has no idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(resolve, IDLE_TIMEOUT_MS);
  });
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

const isOwn = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.href !== window.location.href;

/**
 * Prefetches, one after the other, the data behind the first links in view and the chunks of the first screens that the page
 * links to. A press scans again, because a panel may have opened.
 */
export async function prefetchLinks(store: AppStore, leaving: AbortSignal): Promise<void> {
  const chunks = new Set([matchPage(window.location.pathname).chunk]);
  const urls = new Set<string>();
  const scan = async () => {
    await idle();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a, [role=dialog] a')];
    const own = links.filter(isOwn);
    const inView = own.filter(isInView);
    for (const link of [...inView, ...own]) {
      const { chunk } = matchPage(link.pathname);
      const isNewChunk = !chunks.has(chunk) && chunks.size <= MAX_CHUNKS;
      const needsData = inView.includes(link) && !urls.has(link.href) && urls.size < MAX_QUERIES;
      if (!isNewChunk && !needsData) continue;
      chunks.add(chunk);
      if (needsData) urls.add(link.href);
      await idle();
      if (leaving.aborted) return;
      await prefetchScreen(store, link, needsData);
    }
  };
  addEventListener('click', () => void scan(), { signal: leaving });
  await scan();
}
