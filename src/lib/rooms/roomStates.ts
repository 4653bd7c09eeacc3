import type { ClothClass } from './clothTile.ts';

/** A room as rendered once: what it shows, the folder of its layers, and what is needed to read them. */
export interface RoomState {
  room: 'living' | 'bedroom' | 'majlis';
  curtains: 'open' | 'closed';
  time: 'day' | 'night';
  /** With a content hash, because files under /media are cached for ever. */
  folder: string;
  width: number;
  height: number;
  exposure: number;
  maxLight: number;
  /** Classes of cloth whose layers are rendered. */
  classes: readonly ClothClass[];
}

/** Rendered states by id; figures are those of `room.json` in the folder (tools/rooms). */
export const roomStates = {
  'living-closed-day': {
    room: 'living',
    curtains: 'closed',
    time: 'day',
    folder: '/media/rooms/living-closed-day-7e9a0bb6',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 1.0713008642196655,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
  'living-open-day': {
    room: 'living',
    curtains: 'open',
    time: 'day',
    folder: '/media/rooms/living-open-day-c6048216',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 1.0365045070648193,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
  'living-closed-night': {
    room: 'living',
    curtains: 'closed',
    time: 'night',
    folder: '/media/rooms/living-closed-night-b4cb170f',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 1.3260570764541626,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
  'living-open-night': {
    room: 'living',
    curtains: 'open',
    time: 'night',
    folder: '/media/rooms/living-open-night-9131ddc8',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 1.2239623069763184,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
  'bedroom-closed-day': {
    room: 'bedroom',
    curtains: 'closed',
    time: 'day',
    folder: '/media/rooms/bedroom-closed-day-5cdbe2f4',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 2.2452335357666016,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
  'bedroom-open-day': {
    room: 'bedroom',
    curtains: 'open',
    time: 'day',
    folder: '/media/rooms/bedroom-open-day-77433d7b',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 1.7436542510986328,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
  'majlis-closed-day': {
    room: 'majlis',
    curtains: 'closed',
    time: 'day',
    folder: '/media/rooms/majlis-closed-day-5e3dcc38',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 0.8669220209121704,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
  'majlis-open-day': {
    room: 'majlis',
    curtains: 'open',
    time: 'day',
    folder: '/media/rooms/majlis-open-day-259469b1',
    width: 900,
    height: 1100,
    exposure: 2.4,
    maxLight: 0.8356221318244934,
    classes: ['matte', 'velvet', 'jacquard', 'satin', 'sheer'],
  },
} as const satisfies Record<string, RoomState>;

export type RoomStateId = keyof typeof roomStates;

export function isRoomStateId(value: unknown): value is RoomStateId {
  return typeof value === 'string' && Object.hasOwn(roomStates, value);
}

/** Whether the layers of a class of cloth exist in a room. */
export function canHang(room: RoomState, cloth: ClothClass): boolean {
  return room.classes.includes(cloth);
}

/** File names of the images of a class, without extension. */
export function layerNames(cloth: ClothClass) {
  return { room: 'room', light: `${cloth}-light`, sheen: `${cloth}-sheen` };
}
