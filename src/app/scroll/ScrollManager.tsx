import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { MAIN_ID } from '../layout/Main';
import { restoreScroll } from './restoreScroll';
import { makeScrollMemory, type ScrollMemory } from './scrollMemory';
import { scrollToHash } from './scrollToHash';

/** The id in a URL hash; malformed escapes are kept. */
function targetOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Smooth for jumps within the page, unless reduced motion is preferred. */
function jumpBehavior(isNewPage: boolean): ScrollBehavior {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isNewPage || isReduced ? 'auto' : 'smooth';
}

/** Sets manual scroll restoration while the page is open; a reload is restored by the browser, before scripts run. */
function useManualScrollRestoration(): void {
  useEffect(() => {
    const setManual = () => void (window.history.scrollRestoration = 'manual');
    const setAuto = () => void (window.history.scrollRestoration = 'auto');
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);
}

/**
 * Scroll position and focus of each navigation: a new page starts at its top or hash, back and reload restore the position.
 * The router's ScrollRestoration needs a data router and does not wait for content that still loads.
 */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const ownMemory = useRef<ScrollMemory>(undefined);
  const lastPathname = useRef<string>(undefined);
  useManualScrollRestoration();

  // A layout effect: the next page may be shorter, and the scroll event that this causes must not be recorded.
  useLayoutEffect(() => {
    const memory = (ownMemory.current ??= makeScrollMemory());
    const isFirstPage = lastPathname.current === undefined;
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;

    const scroll = (): (() => void) | undefined => {
      const savedTop = memory.topOf(key);
      const isFirstView = savedTop === undefined && navigationType === NavigationType.Pop;
      if (hash !== '' && (isFirstView || navigationType === NavigationType.Push))
        return scrollToHash(targetOf(hash), jumpBehavior(isNewPage || isFirstView));
      if (navigationType === NavigationType.Pop) {
        // The visitor may have scrolled before hydration.
        const keepsPosition = isFirstPage && (savedTop === undefined || window.scrollY > 0);
        return keepsPosition ? undefined : restoreScroll(savedTop ?? 0);
      }
      if (!isNewPage) return undefined;
      window.scrollTo(0, 0);
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      return undefined;
    };

    const remember = () => memory.remember(key, window.scrollY);
    const stop = scroll();
    // Replacing the URL makes a new history entry at the same position.
    if (navigationType === NavigationType.Replace) remember();
    memory.keep();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('click', memory.flush, { capture: true });
    return () => {
      stop?.();
      memory.cancel();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', memory.flush, { capture: true });
    };
  }, [key, pathname, hash, navigationType]);

  return null;
}
