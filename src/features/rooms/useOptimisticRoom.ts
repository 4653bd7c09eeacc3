import { startTransition, useOptimistic } from 'react';
import type { RoomChoice } from './roomChoices';

export interface ShownRoom {
  choice: RoomChoice;
  /** Shows the room instead of the ordinary image. */
  isOpen: boolean;
  /** Called with the room to show; with `undefined` for the ordinary image. */
  onShow: (choice: RoomChoice | undefined) => void;
}

/** Shows a choice at once, while the whole page renders for the URL that `onShow` changes. */
export function useOptimisticRoom({ onShow, ...current }: ShownRoom): ShownRoom {
  const [shown, setShown] = useOptimistic(current);
  return {
    ...shown,
    onShow: (choice) =>
      startTransition(() => {
        setShown({ choice: choice ?? shown.choice, isOpen: choice !== undefined });
        onShow(choice);
      }),
  };
}
