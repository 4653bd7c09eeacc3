import type { Making } from '../rules/making/types.ts';
import { escapeHtml } from '../http/html.ts';

/** Space of the drawing, and of its figures around it. */
const SPACE = { width: 340, height: 190 };
const EDGE = { side: 60, top: 30, bottom: 24 };
const GAP = 8;

interface Frame {
  x: number;
  width: number;
  height: number;
}

const line = (from: readonly [number, number], to: readonly [number, number]): string =>
  `<path d="M${from.join(' ')}L${to.join(' ')}"/>`;

const box = (x: number, width: number, height: number): string =>
  `<rect x="${x}" y="${EDGE.top}" width="${width}" height="${height}"/>`;

/** Curtains open to the sides of a track; a blind covers its width. */
function partOf(making: Making, { x, width, height }: Frame): string {
  const brackets = Array.from({ length: making.brackets }, (_, index) => {
    const at = Math.round(x + (width * index) / Math.max(1, making.brackets - 1));
    return line([at, EDGE.top - 6], [at, EDGE.top]);
  });
  const rail = line([x, EDGE.top], [x + width, EDGE.top]);
  if (making.kind === 'blind') return [...brackets, rail, box(x, width, height)].join('');
  const side = Math.round(width / 4);
  const cloth = making.pieces.map(({ side: at }) => {
    const start = at === 'right' ? x + width - side : x;
    const folds = [1, 2, 3].map((fold) => {
      const middle = Math.round(start + (side * fold) / 4);
      return line([middle, EDGE.top], [middle, EDGE.top + height]);
    });
    return box(start, side, height) + folds.join('');
  });
  return [...brackets, rail, ...cloth].join('');
}

/**
 * The window from the room, to scale: track or blind with its brackets and figures. Left stays left in every language.
 * @param texts width and drop with their units, and what the drawing shows for those who hear it
 */
export function windowDrawing(
  making: Making,
  texts: { width: string; drop: string; title: string },
): string {
  const { parts, drop } = making;
  const length = making.kind === 'curtain' ? making.track : making.width;
  const scale = Math.min(SPACE.width / (length * parts), SPACE.height / drop);
  const width = Math.round(length * scale) - GAP;
  const height = Math.round(drop * scale);
  const frames = Array.from({ length: parts }, (_, index) => ({
    x: EDGE.side + index * (width + GAP),
    width,
    height,
  }));
  const end = EDGE.side + parts * (width + GAP);
  const bottom = EDGE.top + height;
  const text = (x: number, y: number, content: string): string =>
    `<text x="${x}" y="${y}" text-anchor="middle" stroke="none" fill="currentColor" font-size="13">${escapeHtml(content)}</text>`;
  return `<svg viewBox="0 0 ${end + EDGE.side} ${bottom + EDGE.bottom}" role="img" aria-label="${escapeHtml(texts.title)}" direction="ltr" fill="none" stroke="currentColor">
${frames.map((frame) => partOf(making, frame)).join('\n')}
${text(Math.round((EDGE.side + end) / 2), 16, texts.width)}
${text(end + EDGE.side / 2, Math.round(EDGE.top + height / 2), texts.drop)}
${line([EDGE.side - 20, bottom], [end + 10, bottom])}
</svg>`;
}
