import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const TOAST = '[data-toast]';

function newestToast(region: HTMLElement | null): HTMLElement | undefined {
  return Array.from(region?.querySelectorAll<HTMLElement>(TOAST) ?? []).at(-1);
}

/** The element, if focus can return to it, i.e. if it is outside the region. */
function asOutside(
  region: HTMLElement | null,
  element: EventTarget | null,
): HTMLElement | undefined {
  return element instanceof HTMLElement && !region?.contains(element) ? element : undefined;
}

/**
 * Alt+T moves focus to the newest toast (product 12.1); when a toast that contains focus closes, focus goes
 * back to where it came from.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // `key` depends on the keyboard layout while Alt is pressed.
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
