import type { AppStore } from '@/store/makeStore';
import { isOwnLink } from './ownPathOf';
import { prefetchScreen } from './prefetchScreen';
import { matchPage } from '../routing/routes';

/** Screens whose chunks are prefetched from one screen. */
const MAX_CHUNKS = 6;
/** Links in view whose data is prefetched from one screen. */
const MAX_QUERIES = 8;
const IDLE_TIMEOUT_MS = 2_000;
/** Links of MUI's modals, which are outside main, and of the cart panel. */
const OVERLAYS = '[role=presentation] a, [role=dialog] a';

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

/** Breadcrumbs lead back to screens that the customer has mostly seen. */
const isOwn = (link: HTMLAnchorElement) =>
  isOwnLink(link) &&
  link.href !== window.location.href &&
  link.closest('.MuiBreadcrumbs-root') === null;

/** Links of the page and of open panels, those in view first. */
function findLinks(): { link: HTMLAnchorElement; isSeen: boolean }[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a, ${OVERLAYS}`)]
    .filter(isOwn)
    .map((link) => ({ link, isSeen: isInView(link) }));
  return [...links.filter(({ isSeen }) => isSeen), ...links.filter(({ isSeen }) => !isSeen)];
}

/**
 * Prefetches, one after the other when the browser is idle, the data behind the first links in view and the chunks of the
 * first screens that the page links to. Scans again when the customer has scrolled or a panel has opened. Returns the cancel
 * function.
 */
export function prefetchWhenIdle(store: AppStore): () => void {
  const chunks = new Set([matchPage(window.location.pathname).chunk]);
  const urls = new Set<string>();
  let isStopped = false;
  const scan = async () => {
    await idle();
    // The first formatter takes 70 ms on a slow phone, later ones 12 ms. The next screen may show a date.
    new Intl.DateTimeFormat().format();
    for (const { link, isSeen } of findLinks()) {
      const { chunk } = matchPage(link.pathname);
      const needsChunk = !chunks.has(chunk) && chunks.size <= MAX_CHUNKS;
      const needsData = isSeen && !urls.has(link.href) && urls.size < MAX_QUERIES;
      if (!needsChunk && !needsData) continue;
      chunks.add(chunk);
      if (needsData) urls.add(link.href);
      await idle();
      if (isStopped) return;
      await prefetchScreen(store, link, needsData);
    }
  };
  const rescan = () => void scan();
  const panels = new MutationObserver(rescan);
  panels.observe(document.body, { childList: true });
  addEventListener('scrollend', rescan);
  rescan();
  return () => {
    isStopped = true;
    panels.disconnect();
    removeEventListener('scrollend', rescan);
  };
}
