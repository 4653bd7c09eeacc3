import type { ClothClass } from '@/contract/facets';
import {
  canHang,
  isRoomStateId,
  roomStates,
  type RoomState,
  type RoomStateId,
} from '@/lib/rooms/roomStates';

/** What a customer chooses of a room. */
export type RoomChoice = Pick<RoomState, 'room' | 'curtains' | 'time'>;

/** Parts of a choice, from the one that decides most. */
export const CHOICE_PARTS = ['room', 'curtains', 'time'] as const;
export type ChoicePart = (typeof CHOICE_PARTS)[number];

/** Rendered choices in which at least one of the classes can hang, in the order of `roomStates`. */
export function choicesFor(cloths: readonly ClothClass[]): RoomChoice[] {
  return Object.values<RoomState>(roomStates).filter((state) =>
    cloths.some((cloth) => canHang(state, cloth)),
  );
}

/** Id of the room state of a choice; `undefined` when it is not rendered. */
export function stateIdOf({ room, curtains, time }: RoomChoice): RoomStateId | undefined {
  const id = `${room}-${curtains}-${time}`;
  return isRoomStateId(id) ? id : undefined;
}

/** Value of a choice in the URL, for example `living.closed.day`. */
export function toRoomParam({ room, curtains, time }: RoomChoice): string {
  return `${room}.${curtains}.${time}`;
}

/** How the curtains of a room are gathered: each was rendered with one heading only. */
export const HUNG_AS = {
  living: 'wave',
  bedroom: 'wave',
  majlis: 'pinch',
} as const satisfies Record<RoomState['room'], string>;

/** The first choice; with pinch pleats when they are chosen for a finished window (`made` in the URL, product 16.24). */
export function firstChoice(
  choices: readonly RoomChoice[],
  made: string | null,
): RoomChoice | undefined {
  // Size, mount and heading; a second layer follows.
  const words = made?.split('_', 3) ?? [];
  const isPinched = words.includes('double') || words.includes('triple');
  const pinched = choices.find(({ room }) => HUNG_AS[room] === 'pinch');
  return (isPinched ? pinched : undefined) ?? choices[0];
}

/** The choice that an untrusted URL names; without one that exists, the first. */
export function readRoomParam(
  value: string | undefined,
  choices: readonly RoomChoice[],
  first = choices[0],
): RoomChoice | undefined {
  return choices.find((choice) => toRoomParam(choice) === value) ?? first;
}

/** Values of a part among all choices, in their order. */
export function valuesOf<Part extends ChoicePart>(
  choices: readonly RoomChoice[],
  part: Part,
): RoomChoice[Part][] {
  return [...new Set(choices.map((choice) => choice[part]))];
}

/** Whether a value exists together with the parts that decide more: a night in this room, with these curtains. */
export function isOffered(
  choices: readonly RoomChoice[],
  current: RoomChoice,
  part: ChoicePart,
  value: string,
): boolean {
  const before = CHOICE_PARTS.slice(0, CHOICE_PARTS.indexOf(part));
  return choices.some(
    (choice) => choice[part] === value && before.every((one) => choice[one] === current[one]),
  );
}

/** The choice with another value, and otherwise as close to the current one as exists. */
export function changeChoice(
  choices: readonly RoomChoice[],
  current: RoomChoice,
  part: ChoicePart,
  value: string,
): RoomChoice {
  const sameParts = (choice: RoomChoice) =>
    CHOICE_PARTS.filter((one) => choice[one] === current[one]).length;
  const [closest = current] = choices
    .filter((choice) => choice[part] === value)
    .toSorted((a, b) => sameParts(b) - sameParts(a));
  return closest;
}
