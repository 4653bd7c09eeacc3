import { useState } from 'react';
import type { ShownRoom } from './useChosenRoom';

/** The shown room of a story, which a page keeps in its URL. */
export function useStoryRoom({ choice, isOpen }: ShownRoom): ShownRoom {
  const [shown, setShown] = useState(isOpen ? choice : undefined);
  return { choice: shown ?? choice, isOpen: shown !== undefined, onShow: setShown };
}
