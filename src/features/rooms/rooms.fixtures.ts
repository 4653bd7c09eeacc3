import type { RoomChoice } from './roomChoices';
import type { RoomFabric } from './roomFabric';

export const damask: RoomFabric = {
  id: 'fahidi-gold-damask',
  name: 'Fahidi Gold Damask',
  poster: '/media/products/fahidi-gold-damask-room/900x1100-bdb19b/900.webp',
  posterAlt: 'Gold damask curtains in a majlis',
  tile: { image: '/media/tiles/fahidi-gold-damask-1e47ded3.webp', width: 420, cloth: 'jacquard' },
};

const livingRoom: RoomChoice = { room: 'living', curtains: 'closed', time: 'day' };

/** Nights in the living room only. */
export const severalRooms: readonly [RoomChoice, ...RoomChoice[]] = [
  livingRoom,
  { ...livingRoom, time: 'night' },
  { ...livingRoom, curtains: 'open' },
  { ...livingRoom, room: 'bedroom' },
  { ...livingRoom, room: 'bedroom', curtains: 'open' },
];
