import type { CompareColumn } from '@/features/products/compare/useCompareColumns';
import { choicesFor, readRoomParam, toRoomParam } from '@/features/rooms/roomChoices';
import { RoomComparison } from '@/features/rooms/RoomComparison';
import { toFabric } from '@/features/rooms/roomFabric';
import { useIsClient } from '@/hooks/useIsClient';

export interface ComparedRoomsProps {
  columns: readonly CompareColumn[];
  /** Room in the URL, which is untrusted; `undefined` while the ordinary images show. */
  room: string | undefined;
  onChangeRoom: (room: string | undefined) => void;
}

/** The compared products in one room; nothing when none of them can be shown (product 5.19). */
export function ComparedRooms({ columns, room: linked, onChangeRoom }: ComparedRoomsProps) {
  // The cached HTML of the page is that without a room.
  const room = useIsClient() ? linked : undefined;
  const fabrics = columns.flatMap(({ id, product }) =>
    product === undefined ? [] : [toFabric(id, product)],
  );
  const choices = choicesFor(fabrics.flatMap(({ tile }) => tile?.cloth ?? []));
  const choice = readRoomParam(room, choices);
  if (choice === undefined) return null;
  return (
    <RoomComparison
      fabrics={fabrics}
      choices={choices}
      choice={choice}
      isOpen={room !== undefined}
      onShow={(shown) => onChangeRoom(shown && toRoomParam(shown))}
    />
  );
}
