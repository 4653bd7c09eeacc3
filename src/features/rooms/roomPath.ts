import type { Id } from '@/contract/common';
import { productPath } from '@/lib/paths';
import { toRoomParam, type RoomChoice } from './roomChoices';

/** Anchor of the room on the product page. */
export const ROOM_ANCHOR = 'room';

/** URL of a product whose room is open. */
export const roomPath = (id: Id, choice: RoomChoice): string =>
  `${productPath(id)}&room=${toRoomParam(choice)}#${ROOM_ANCHOR}`;
