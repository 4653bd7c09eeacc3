export { colours } from '../../brand/colours';

/** Dimensions of the layout in px. */
export const layout = {
  content: 1280,
  /** The content with its inline padding. */
  container: 1344,
  text: 720,
  topBar: 72,
  topBarPhone: 56,
} as const;

/** Margin between the container and the edge of a wide viewport. */
export const outside = `max(0px, (100vw - ${layout.container}px) / 2)`;

/** Breakpoint from which an image and a column of text fit side by side. */
export const beside = '@media (min-width: 740px)';

/** Media query of phones in landscape orientation; a zoomed page may be as low, but is narrower. */
export const shortLandscape = '(max-height: 480px) and (min-width: 480px)';

/** Grid of two columns on phones; one if a large font size makes them too narrow for a long word. */
export const pairOrStack = 'repeat(auto-fill, minmax(max(8.5rem, 34%), 1fr))';

/** Durations in ms. */
export const motion = {
  quick: 200,
  settle: 300,
  heroTransition: 1_000,
} as const;

export const easeOut = 'cubic-bezier(0.2, 0.6, 0.2, 1)';

const NARROWEST_PX = 320;
const WIDEST_PX = 1440;
const ROOT_PX = 16;

/** A length that scales with the viewport, from `min` px at 320 px to `max` px at 1,440 px. */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / (WIDEST_PX - NARROWEST_PX);
  const base = min - slope * NARROWEST_PX;
  const rem = (px: number) => `${(px / ROOT_PX).toFixed(4)}rem`;
  return `clamp(${rem(min)}, ${rem(base)} + ${(slope * 100).toFixed(4)}vw, ${rem(max)})`;
}
