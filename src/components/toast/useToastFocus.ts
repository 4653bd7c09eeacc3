import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const TOAST = '[data-toast]';

function newestToast(region: HTMLElement | null): HTMLElement | undefined {
  return Array.from(region?.querySelectorAll<HTMLElement>(TOAST) ?? []).at(-1);
}

/** The element if it is outside the region, so that focus can return to it. */
function outsideRegion(
  region: HTMLElement | null,
  element: EventTarget | null,
): HTMLElement | undefined {
  return element instanceof HTMLElement && !region?.contains(element) ? element : undefined;
}

/** Alt+T focuses the newest toast; closing it returns focus to the previous element (product 12.1). */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // `key` depends on the keyboard layout while Alt is pressed.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      const toast = newestToast(region.current);
      if (toast === undefined) return;
      event.preventDefault();
      const { activeElement } = document;
      previousFocus.current = outsideRegion(region.current, activeElement) ?? previousFocus.current;
      toast.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [region]);

  const handleFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    previousFocus.current = outsideRegion(region.current, relatedTarget) ?? previousFocus.current;
  };

  const returnFocus = (id: string | number | undefined) => {
    const toast = document.activeElement?.closest<HTMLElement>(TOAST);
    if (toast?.dataset['toast'] === String(id)) previousFocus.current?.focus();
  };

  return { handleFocus, returnFocus };
}
