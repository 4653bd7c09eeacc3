import { useLocation, useSearchParams, type Location } from 'react-router';
import { useIsClient } from '@/hooks/useIsClient';
import { firstChoice, readRoomParam, toRoomParam, type RoomChoice } from './roomChoices';

/** Query parameter of the shown room. */
export const ROOM_PARAM = 'room';

/** The room of a page, in the URL so that it can be shared. Returns `undefined` without choices. */
export function useRoomUrl(choices: readonly RoomChoice[]) {
  const { state } = useLocation() as Location<unknown>;
  const [params, setParams] = useSearchParams();
  // The cached HTML of the page is that without a room.
  const param = useIsClient() ? (params.get(ROOM_PARAM) ?? undefined) : undefined;
  return {
    choice: readRoomParam(param, choices, firstChoice(choices, params.get('made'))),
    isOpen: param !== undefined,
    /** Replaces the URL; `undefined` closes the room. */
    show: (choice: RoomChoice | undefined) => {
      const next = new URLSearchParams(params);
      if (choice === undefined) next.delete(ROOM_PARAM);
      else next.set(ROOM_PARAM, toRoomParam(choice));
      setParams(next, { replace: true, state });
    },
  };
}
