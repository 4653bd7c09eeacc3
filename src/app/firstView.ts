import { onVisitorAct } from '@/lib/visitorActivity';

/** Of the bar on top, the first of what a page shows. */
export const topBarId = 'top-bar';

/**
 * Part of the head of a page with a fold: browsers pause between the styles and the markup to show what they have, which
 * is nothing yet, and the true first view would have to wait for it.
 */
export const firstViewLink = `<link rel="expect" href="#${topBarId}" blocking="render"/>`;

/** On the root element while what lies far below the window is neither styled nor laid out. */
const FLAG = 'data-first-view';
/** Higher than any section, so that what is measured inside one lies within its box; near the window each takes its true height. */
const SECTION_PX = 2_400;

/**
 * Part of every page from the server; it holds while the flag is up, and any part of a page may say otherwise. By the names
 * of the elements: with `*` everything would be styled anew when the flag is taken down.
 */
export const firstViewCss = `:where([${FLAG}] [data-later])>section,:where([${FLAG}]) footer{content-visibility:auto;contain-intrinsic-block-size:auto ${SECTION_PX}px}`;

/**
 * Runs in the fold, before anything behind it is there. Hands the styles of the fold to the head, where they outlive the page
 * that brought them. Puts the flag up for a visitor who begins at the top: a page that is loaded again, or opened at an
 * anchor, needs its true height at once to find its place.
 */
export const foldScript = `document.head.append(...document.currentScript.parentNode.querySelectorAll("style"));if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.setAttribute("${FLAG}","")`;

/** Takes the flag down; what the visitor has in the middle of the window stays there, whatever grows above it. */
function layOutAround(): void {
  const { innerWidth, innerHeight, scrollY } = window;
  const shown = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
  const before = shown?.getBoundingClientRect().top ?? 0;
  document.documentElement.removeAttribute(FLAG);
  if (shown !== null) window.scrollBy(0, shown.getBoundingClientRect().top - before);
}

/**
 * Lays out the rest once the page has come to rest, or the visitor does something: a little later, so that the answer to it
 * comes first. A step through the history needs the true height of the page at once.
 */
export function layOutRest(): void {
  const finish = () => {
    if (document.documentElement.hasAttribute(FLAG)) layOutAround();
  };
  // Safari cannot tell when it is idle.
  const finishWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(finish);
    else setTimeout(finish);
  };
  if (document.readyState === 'complete') finishWhenIdle();
  else window.addEventListener('load', finishWhenIdle, { once: true });
  onVisitorAct(() => void setTimeout(finish));
  window.addEventListener('popstate', finish, { once: true });
}
