import type { Overlooked } from '@/lib/light/situation';
import { scene } from '@/theme/scene';

/** A grid of lit and dark windows. */
function Panes({ x, y, columns, rows, step, size }: Record<string, number> & PanesSize) {
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return (
      <rect
        key={index}
        x={x + column * step}
        y={y + row * step * 1.25}
        width={size}
        height={size * 1.4}
        fill={(index * 7) % 5 === 0 ? scene.lamp : scene.panes}
      />
    );
  });
}

interface PanesSize {
  x: number;
  y: number;
  columns: number;
  rows: number;
  step: number;
  size: number;
}

/** Towers at the horizon: left edge, width and height. */
const SKYLINE = [
  [150, 16, 46],
  [172, 10, 78],
  [188, 22, 58],
  [218, 12, 104],
  [238, 18, 66],
  [266, 14, 52],
  [288, 24, 84],
  [320, 12, 60],
] as const;

const HORIZON = 268;

/** What is outside: the sea, far towers, a tower across the street, or a neighbour. */
export function WindowView({ overlooked }: { overlooked: Overlooked }) {
  return (
    <>
      <rect x="110" y={HORIZON} width="260" height="40" fill={scene.sea} />
      {overlooked === 'far' &&
        SKYLINE.map(([x, width, height]) => (
          <rect
            key={x}
            x={x}
            y={HORIZON + 12 - height}
            width={width}
            height={height}
            fill={scene.towers}
            opacity="0.75"
          />
        ))}
      {overlooked === 'across' && (
        <>
          <rect x="196" y="96" width="112" height="220" fill={scene.facade} />
          <Panes x={208} y={110} columns={5} rows={8} step={19} size={12} />
        </>
      )}
      {overlooked === 'near' && (
        <>
          <rect x="110" y="150" width="190" height="170" fill={scene.facade} />
          <rect x="110" y="142" width="196" height="10" fill={scene.frame} opacity="0.7" />
          <Panes x={136} y={178} columns={2} rows={1} step={78} size={48} />
          <path
            d="M338 308c2-40 0-70-4-92m0 0c-18-10-34-6-42 8m42-8c2-18-8-30-24-32m24 32c8-16 24-20 38-14m-38 14c18-4 32 4 36 18"
            fill="none"
            stroke={scene.palm}
            strokeWidth="6"
            strokeLinecap="round"
          />
        </>
      )}
    </>
  );
}
