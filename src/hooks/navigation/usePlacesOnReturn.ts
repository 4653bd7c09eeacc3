import { use, useEffect, useState, type RefObject } from 'react';
import { ArrivalContext } from './arrival';
import { entryKey } from './historyEntry';

/** Place of an element when the customer left the screen. */
export interface Place {
  /** In px. */
  height: number;
  /** Whether a part of it was in the viewport. */
  isVisible: boolean;
}

/** Places of a container and of its children. */
export interface Places extends Place {
  children: readonly Place[];
}

/** History entries whose places are remembered. */
const MAX_ENTRIES = 50;

const placesById = new Map<string, Places>();

function remember(id: string, places: Places): void {
  placesById.delete(id);
  placesById.set(id, places);
  const [oldest] = placesById.keys();
  if (oldest !== undefined && placesById.size > MAX_ENTRIES) placesById.delete(oldest);
}

function measure(element: Element): Place {
  const { top, bottom, height } = element.getBoundingClientRect();
  return { height, isVisible: bottom > 0 && top < window.innerHeight };
}

/** Not with the key of `useLocation`, with which every size or page in the URL would render the sections again. */
const idOf = (name: string) => `${entryKey()} ${name}`;

/**
 * Places of a container and its children from the customer's last visit of this history entry, so that a screen can render what
 * was in the viewport first. `undefined` unless the customer has returned to the screen.
 * @param name unique on the screen
 */
export function usePlacesOnReturn(
  name: string,
  container: RefObject<HTMLElement | null>,
): Places | undefined {
  const arrival = use(ArrivalContext);
  const [places] = useState(() => (arrival === 'return' ? placesById.get(idOf(name)) : undefined));

  useEffect(() => {
    // With the press of a link or a button, not when the screen unmounts: React has changed the document by then, and
    // measuring would force a layout. Who leaves with the browser's own buttons and returns sees everything rendered at once.
    const record = ({ target }: MouseEvent) => {
      const element = container.current;
      if (element === null || (target as Element).closest('a, button') === null) return;
      remember(idOf(name), {
        ...measure(element),
        children: [...element.children].map(measure),
      });
    };
    addEventListener('click', record, true);
    return () => removeEventListener('click', record, true);
  }, [container, name]);

  return places;
}
