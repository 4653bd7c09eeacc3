import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const TOAST = '[data-toast]';

function newestToast(region: HTMLElement | null): HTMLElement | undefined {
  return Array.from(region?.querySelectorAll<HTMLElement>(TOAST) ?? []).at(-1);
}

/**
 * Alt+T moves focus to the newest toast (spec §4); when a toast that holds focus closes, focus goes
 * back to where it came from.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // The code, since with Alt the key differs by layout.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      const toast = newestToast(region.current);
      if (toast === undefined) return;
      event.preventDefault();
      toast.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [region]);

  const handleFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  const returnFocus = () => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
  };

  return { handleFocus, returnFocus };
}
