import { startTransition, useCallback, useEffect, useState } from 'react';
import type { RoomChoice } from './roomChoices';

export interface ShownRoom {
  choice: RoomChoice;
  /** Shows the room instead of the ordinary image. */
  isOpen: boolean;
  /** Called with the room to show; with `undefined` for the ordinary image. */
  onShow: (choice: RoomChoice | undefined) => void;
}

/** A choice that the URL does not have yet. */
export interface UnsavedRoom {
  choice: RoomChoice;
  isOpen: boolean;
  save: () => void;
}

/**
 * Shows a choice at once; `useSavedRoom` passes it to `onShow`, which changes the URL.
 * @returns the room to show, and the choice that is not saved yet
 */
export function useChosenRoom({ onShow, ...current }: ShownRoom): [ShownRoom, UnsavedRoom?] {
  const [unsaved, setUnsaved] = useState<UnsavedRoom>();
  const { choice, isOpen } = unsaved ?? current;
  const show = useCallback(
    (next: RoomChoice | undefined) => {
      const save = () => {
        onShow(next);
        setUnsaved(undefined);
      };
      // In slices, because a slow phone needs 50 to 130 ms.
      startTransition(() =>
        setUnsaved({
          choice: next ?? choice,
          isOpen: next !== undefined,
          save: () => startTransition(save),
        }),
      );
    },
    [choice, onShow],
  );
  return [{ choice, isOpen, onShow: show }, unsaved];
}

/**
 * Saves a choice once its image is shown or has failed. The page renders for the new URL, which takes a slow phone 300 ms, and React
 * does not interrupt a transition to show the image.
 */
export function useSavedRoom(unsaved: UnsavedRoom | undefined, isSettled: boolean): void {
  useEffect(() => {
    if (isSettled) unsaved?.save();
  }, [unsaved, isSettled]);
}
