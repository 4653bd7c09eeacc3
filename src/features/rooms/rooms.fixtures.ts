import type { RoomChoice } from './roomChoices';
import type { RoomFabric } from './roomFabric';

export const damask: RoomFabric = {
  id: 'fahidi-gold-damask',
  name: 'Fahidi Gold Damask',
  poster: '/media/products/fahidi-gold-damask-room/900x1100-bdb19b/900.webp',
  posterAlt: 'Gold damask curtains in a majlis',
  tile: { image: '/media/tiles/fahidi-gold-damask-1e47ded3.webp', width: 420, cloth: 'jacquard' },
};

export const velvet: RoomFabric = {
  id: 'saffa-navy-velvet',
  name: 'Saffa Navy Velvet',
  poster: '/media/products/zabeel-emerald-velvet-room/900x1100-0d3825/900.webp',
  posterAlt: 'Velvet curtains over white sheers',
  tile: { image: '/media/tiles/saffa-navy-velvet-1f9e89d1.webp', width: 690, cloth: 'velvet' },
};

export const withoutTile: RoomFabric = {
  id: 'marjan-terracotta-linen',
  name: 'Marjan Terracotta Linen',
  poster: '/media/products/marjan-terracotta-linen-room/900x1100-955835/900.webp',
  posterAlt: 'Terracotta linen curtains beside a low sofa',
  tile: undefined,
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
