import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { MAIN_ID } from './frame/Main';
import { restoreScroll } from './restoreScroll';
import { makeScrollMemory, type ScrollMemory } from './scrollMemory';
import { showTarget } from './showTarget';

/** The id that an address points at; a malformed escape is taken as it is. */
function targetOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** A jump within the page is shown as one, unless the visitor asked for less motion. */
function jumpBehavior(isNewPage: boolean): ScrollBehavior {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isNewPage || isCalm ? 'auto' : 'smooth';
}

/** While the shop is open it scrolls by itself; a page that is loaded again is the browser's to scroll, before any script runs. */
function useOwnScrolling(): void {
  useEffect(() => {
    const takeOver = () => void (window.history.scrollRestoration = 'manual');
    const handBack = () => void (window.history.scrollRestoration = 'auto');
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);
}

/** A new page starts at its top or at its anchor, with focus there; back and refresh return to where the visitor was. */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const ownMemory = useRef<ScrollMemory>(undefined);
  const lastPathname = useRef<string>(undefined);
  useOwnScrolling();

  // A layout effect: the next page may be shorter, and the jump that this causes is not the visitor's scrolling.
  useLayoutEffect(() => {
    const memory = (ownMemory.current ??= makeScrollMemory());
    const isFirstPage = lastPathname.current === undefined;
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;

    const arrive = (): (() => void) | undefined => {
      const savedTop = memory.topOf(key);
      const isFirstView = savedTop === undefined && navigationType === NavigationType.Pop;
      if (hash !== '' && (isFirstView || navigationType === NavigationType.Push))
        return showTarget(targetOf(hash), jumpBehavior(isNewPage || isFirstView));
      if (navigationType === NavigationType.Pop) {
        // The visitor may have read on before the script was there.
        const isLeftAlone = isFirstPage && (savedTop === undefined || window.scrollY > 0);
        return isLeftAlone ? undefined : restoreScroll(savedTop ?? 0);
      }
      if (!isNewPage) return undefined;
      window.scrollTo(0, 0);
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      return undefined;
    };

    const remember = () => memory.remember(key, window.scrollY);
    const stop = arrive();
    // The entry of a replaced address is a new one at the same place.
    if (navigationType === NavigationType.Replace) remember();
    memory.keep();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('click', memory.flush, { capture: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', memory.flush, { capture: true });
    };
  }, [key, pathname, hash, navigationType]);

  return null;
}
