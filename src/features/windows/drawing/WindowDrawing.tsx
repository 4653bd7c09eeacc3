import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { drawWindow, type DrawnBox } from '@/lib/windows/windowDrawing';
import { describeDrawing } from './describeDrawing';

export interface WindowDrawingProps {
  window: MeasuredWindow;
  /** Height of the drawing in px. */
  height?: number;
}

/** A curtain with its folds, 8 cm apart. */
function Folds({ x, y, width, height }: DrawnBox) {
  const count = Math.max(1, Math.round(width / 8));
  const lines = Array.from({ length: count }, (_, index) => x + ((index + 0.5) * width) / count);
  return lines.map((line) => <path key={line} d={`M${line} ${y}v${height}`} />);
}

/** The window to scale: frame, track, open curtains and floor (product 15.1). Empty without a width and a drop. */
export function WindowDrawing({ window, height = 240 }: WindowDrawingProps) {
  const t = useTranslate();
  const { palette } = useTheme();
  const id = useId();
  const drawn = drawWindow(window);
  if (drawn === null) return null;
  const { frame, track, stacks, floor } = drawn;
  const line = {
    stroke: palette.text.primary,
    strokeWidth: 1.25,
    vectorEffect: 'non-scaling-stroke',
  };
  const middle = frame.x + frame.width / 2;
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      style={{ display: 'block', width: '100%', height, overflow: 'visible' }}
    >
      <title id={id}>{describeDrawing(t, window)}</title>
      <rect {...frame} {...line} fill={palette.background.paper} />
      <path
        d={`M${middle} ${frame.y}v${frame.height}M${frame.x} ${frame.y + frame.height / 3}h${frame.width}`}
        {...line}
        stroke={palette.divider}
      />
      {stacks.map((stack) => (
        <g key={stack.x} {...line} stroke={palette.primary.dark}>
          <rect {...stack} fill={palette.primary.light} fillOpacity={0.85} />
          <Folds {...stack} />
        </g>
      ))}
      {track !== null && <rect {...track} fill={palette.text.primary} />}
      {floor !== null && <path d={`M0 ${floor}h${drawn.width}`} {...line} strokeWidth={2} />}
    </svg>
  );
}
