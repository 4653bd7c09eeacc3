import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { MAIN_ID } from './frame/PageOutlet';
import { restoreScroll } from './restoreScroll';
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

/** A new page starts at its top or at its anchor, with focus there; back returns to where the visitor was. */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPathname = useRef(pathname);

  // A layout effect: the next page may be shorter, and the jump that this causes is not the visitor's scrolling.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const saved = positions.current;
    const remember = () => saved.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    const savedTop = positions.current.get(key);
    const isFirstView = savedTop === undefined && navigationType === NavigationType.Pop;
    if (hash !== '' && (isFirstView || navigationType === NavigationType.Push))
      return showTarget(targetOf(hash), jumpBehavior(isNewPage || isFirstView));
    if (navigationType === NavigationType.Pop) return restoreScroll(savedTop ?? 0);
    if (!isNewPage) return undefined;
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return undefined;
  }, [key, pathname, hash, navigationType]);

  return null;
}
