import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { idOfHash } from '@/lib/paths';
import { MAIN_ID } from '../layout/Main';
import { makeScrollMemory, type ScrollMemory } from './scrollMemory';
import { restoreScroll, scrollToHash } from './scrollOnceReady';

/** `smooth` within a page, unless the user prefers reduced motion. */
function jumpBehavior(isNewPage: boolean): ScrollBehavior {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isNewPage || isReduced ? 'auto' : 'smooth';
}

/** Sets manual scroll restoration while the page is open, and `auto` for a reload, which the browser restores. */
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
 * Sets scroll position and focus after each navigation: the top or hash of a new page, the saved position on back and reload.
 * The router's ScrollRestoration needs a data router and does not wait for content that is still loading.
 */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const memoryRef = useRef<ScrollMemory>(undefined);
  const lastPathnameRef = useRef<string>(undefined);
  const lastHashRef = useRef('');
  /** What moves the focus after the paint; returns the cancel function, if any. */
  const moveFocusRef = useRef<() => (() => void) | undefined>(undefined);
  useManualScrollRestoration();

  // A layout effect, because a shorter next page fires a scroll event that must not be recorded.
  useLayoutEffect(() => {
    const memory = (memoryRef.current ??= makeScrollMemory());
    const isFirstPage = lastPathnameRef.current === undefined;
    const isNewPage = lastPathnameRef.current !== pathname;
    lastPathnameRef.current = pathname;
    const isNewHash = lastHashRef.current !== hash;
    lastHashRef.current = hash;

    const scroll = (): (() => void) | undefined => {
      const savedTop = memory.topOf(key);
      const isFirstView = savedTop === undefined && navigationType === NavigationType.Pop;
      if (hash !== '' && (isFirstView || navigationType === NavigationType.Push))
        return scrollToHash(idOfHash(hash), jumpBehavior(isNewPage || isFirstView));
      if (navigationType === NavigationType.Pop) {
        // The user may have scrolled before hydration.
        const keepsPosition = isFirstPage && (savedTop === undefined || window.scrollY > 0);
        return keepsPosition ? undefined : restoreScroll(savedTop ?? 0);
      }
      if (hash !== '' && isNewHash) {
        // A link in an overlay replaces its entry. The overlay keeps the focus until it has closed.
        moveFocusRef.current = () => scrollToHash(idOfHash(hash), jumpBehavior(isNewPage));
        return undefined;
      }
      if (!isNewPage) return undefined;
      window.scrollTo(0, 0);
      moveFocusRef.current = () => {
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        return undefined;
      };
      return undefined;
    };

    const record = () => memory.record(key, window.scrollY);
    const recordBeforeClick = () => {
      // The user may have scrolled before hydration only.
      if (memory.topOf(key) === undefined) record();
      memory.flush();
    };
    const stop = scroll();
    // A replaced entry, and one that is pushed within the page, starts at the current position.
    const isPushed = navigationType === NavigationType.Push;
    if (navigationType === NavigationType.Replace || (isPushed && !isNewPage)) record();
    memory.saveAfterPaint();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('click', recordBeforeClick, { capture: true });
    return () => {
      stop?.();
      memory.cancel();
      window.removeEventListener('scroll', record);
      window.removeEventListener('click', recordBeforeClick, { capture: true });
    };
  }, [key, pathname, hash, navigationType]);

  // After the paint: moving the focus forces a layout, and with what it changes costs up to 100 ms of a slow phone.
  useEffect(() => {
    const moveFocus = moveFocusRef.current;
    moveFocusRef.current = undefined;
    return moveFocus?.();
  }, [key]);

  return null;
}
