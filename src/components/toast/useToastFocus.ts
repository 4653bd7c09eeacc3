import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const TOAST = '[data-toast]';

function newestToast(region: HTMLElement | null): HTMLElement | undefined {
  return Array.from(region?.querySelectorAll<HTMLElement>(TOAST) ?? []).at(-1);
}

/** The element if it can take focus back, i.e. stands outside the region. */
function asOutside(
  region: HTMLElement | null,
  element: EventTarget | null,
): HTMLElement | undefined {
  return element instanceof HTMLElement && !region?.contains(element) ? element : undefined;
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
      cameFrom.current = asOutside(region.current, document.activeElement) ?? cameFrom.current;
      toast.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [region]);

  const handleFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    cameFrom.current = asOutside(region.current, relatedTarget) ?? cameFrom.current;
  };

  const returnFocus = (id: string | number | undefined) => {
    const holder = document.activeElement?.closest<HTMLElement>(TOAST);
    if (holder?.dataset['toast'] === String(id)) cameFrom.current?.focus();
  };

  return { handleFocus, returnFocus };
}
