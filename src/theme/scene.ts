import type { SunGroup } from '@/lib/light/facades';
import { colours } from './tokens';

/** Sky from top to horizon, by when the sun matters. */
export const skies: Readonly<Record<SunGroup, readonly [string, string]>> = {
  morning: ['#CFE0E6', '#F8E3C2'],
  afternoon: ['#BFD3DC', '#F0C58A'],
  south: ['#A9CADB', '#E9EDE6'],
  north: ['#B9CBD4', '#DDE4E4'],
};

/** Colours of the drawing of a window. */
export const scene = {
  wall: colours.sand,
  floor: colours.sandDark,
  frame: colours.white,
  sun: '#FFF6DC',
  glow: '#FFE9B0',
  sea: '#8FB3BD',
  towers: '#8E9AA0',
  facade: '#C9B79A',
  panes: '#6F7F86',
  lamp: '#FFE2A0',
  palm: '#6E7C58',
  sheer: colours.white,
  screen: colours.stone,
  linen: '#E2D3B8',
  satin: '#CDB48A',
  velvet: '#6B4A2B',
  dim: '#8A7B69',
  black: '#37322C',
  fold: colours.ink,
} as const;

/** Areas of the chart of the sun. */
export const sunChart = {
  day: colours.sand,
  direct: colours.goldLight,
  strong: colours.gold,
} as const;
