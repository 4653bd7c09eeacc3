import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { swapLoadedFonts } from '@/browser/swapLoadedFonts';

/** Shows late fonts with the next screen, whose content replaces the old one, so that nothing moves while it is read. */
export function LateFonts({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);

  useLayoutEffect(() => {
    if (pathname !== firstPathname) swapLoadedFonts();
  }, [pathname, firstPathname]);

  return children;
}
