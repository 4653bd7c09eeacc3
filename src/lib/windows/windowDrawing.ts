import { trackOf } from './curtainTrack';
import { isCurtainMount, sizeOf, type MeasuredWindow } from './measuredWindow';

/** A rectangle in cm, from the top left corner of the drawing. */
export interface DrawnBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the drawing of a window shows, to scale in cm. */
export interface DrawnWindow {
  /** Size of the drawing with its margins. */
  width: number;
  height: number;
  /** Frame or recess. */
  frame: DrawnBox;
  /** `null` for blinds, which have none. */
  track: DrawnBox | null;
  /** Open curtains. */
  stacks: DrawnBox[];
  /** `null` when the curtain ends above the floor. */
  floor: number | null;
  /** Where the curtain or recess ends. */
  end: number;
}

const MARGIN = 30;
const TRACK_HEIGHT = 4;
/** Frame below the track, in cm: a pole hangs higher than a track. */
const BELOW_POLE = 15;
const BELOW_TRACK = 10;
/** Wall below a window above the floor, as a part of the drop; it is not measured. */
const WALL_BELOW = 0.08;

/** The drawing of a window; `null` without a width and a drop. */
export function drawWindow(window: MeasuredWindow): DrawnWindow | null {
  const { mount, reach, draw } = window;
  const isCurtain = isCurtainMount(mount);
  const { width, drop } = sizeOf(window);
  if (width === null || drop === null) return null;
  const track = isCurtain ? trackOf(window) : null;
  const length = Math.max(track?.length ?? width, width);
  const x = MARGIN + (length - width) / 2;
  const end = MARGIN + drop;
  const height = drop + 2 * MARGIN;
  const box = { width: length + 2 * MARGIN, height, end };
  if (track === null)
    return {
      ...box,
      frame: { x, y: MARGIN, width, height: drop },
      track: null,
      stacks: [],
      floor: null,
    };
  const gap = Math.min(mount === 'pole' ? BELOW_POLE : BELOW_TRACK, drop / 4);
  const below = reach === 'floor' ? drop * WALL_BELOW : 0;
  const trackX = MARGIN + (length - track.length) / 2;
  const stackWidth = draw === 'pair' ? track.stack / 2 : track.stack;
  const left = { x: trackX, y: MARGIN, width: stackWidth, height: drop };
  const right = { ...left, x: trackX + track.length - stackWidth };
  return {
    ...box,
    frame: { x, y: MARGIN + gap, width, height: drop - gap - below },
    track: { x: trackX, y: MARGIN - TRACK_HEIGHT, width: track.length, height: TRACK_HEIGHT },
    stacks: draw === 'pair' ? [left, right] : [draw === 'left' ? left : right],
    floor: reach === 'floor' ? end : null,
  };
}
