import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { MAIN_ID } from './frame/PageOutlet';
import { restoreScroll } from './restoreScroll';

/** A new page starts at its top with focus on its content; back returns to where the visitor was. */
export function ScrollManager() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPathname = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const saved = positions.current;
    const remember = () => saved.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (navigationType === NavigationType.Pop)
      return restoreScroll(positions.current.get(key) ?? 0);
    if (!isNewPage || hash !== '') return undefined;
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return undefined;
  }, [key, pathname, hash, navigationType]);

  return null;
}
