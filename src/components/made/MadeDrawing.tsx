import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { madeMessages } from './messages';

/** A finished window in mm. */
export interface DrawnProduct {
  /** `blind`, or how curtains open. */
  draw: 'pair' | 'left' | 'right' | 'blind';
  /** Of the track, or of one blind. */
  width: number;
  drop: number;
  /** Tracks or blinds beside each other. */
  parts: number;
}

export interface MadeDrawingProps {
  drawn: DrawnProduct;
  /** Whether the size is that of the finished product, or of the window. */
  size?: 'finished' | 'window';
  /** Whether a second cloth hangs closed behind it. */
  hasCloth?: boolean;
  /** Height in px. */
  height?: number;
}

const GAP = 20;
const TRACK = 40;
/** Part of a track that an open curtain takes. */
const STACK = 0.17;
const FOLD = 80;
/** Least distance of folds in px: closer ones look like a filled area. */
const FOLD_PX = 4;

const cm = (mm: number): string => String(Math.round(mm) / 10);

function folds(x: number, width: number, drop: number, fold: number): string {
  const count = Math.max(2, Math.round(width / fold));
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = Math.round(x + (index * width) / count);
    return `M${at} ${TRACK}v${drop}`;
  }).join('');
}

/** Open curtains or a blind half down, from `x`. */
function partPath({ draw, width, drop }: DrawnProduct, x: number, fold: number): string {
  if (draw === 'blind') return `M${x} ${TRACK}h${width}v${Math.round(drop * 0.6)}h${-width}z`;
  const stack = width * STACK;
  const left = folds(x, stack, drop, fold);
  const right = folds(x + width - stack, stack, drop, fold);
  if (draw === 'pair') return left + right;
  return draw === 'left' ? left : right;
}

/** A finished window to scale, with its text twin; the left of the room is at the left in both languages. */
export function MadeDrawing(props: MadeDrawingProps) {
  const { drawn, size: of = 'finished', hasCloth = false, height = 160 } = props;
  const t = useTranslate();
  const { palette } = useTheme();
  const id = useId();
  const { draw, width, drop, parts } = drawn;
  const whole = parts * width + (parts - 1) * GAP;
  const starts = Array.from({ length: parts }, (_, index) => index * (width + GAP));
  const fold = Math.max(FOLD, (FOLD_PX * (drop + TRACK)) / height);
  const size = { width: cm(width), drop: cm(drop) };
  const line = { fill: 'none', strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' };
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox={`-20 -20 ${whole + 40} ${drop + TRACK + 40}`}
      style={{ display: 'block', width: '100%', height, direction: 'ltr' }}
    >
      <title id={id}>
        {of === 'window'
          ? t(madeMessages.drawing.window, size)
          : draw === 'blind'
            ? t(madeMessages.drawing.blind, { ...size, parts })
            : t(madeMessages.drawing[draw], size)}
      </title>
      {starts.map((x) => (
        <g key={x}>
          <rect x={x} y={0} width={width} height={TRACK} fill={palette.text.primary} />
          <path
            d={`M${x} ${TRACK}h${width}v${drop}h${-width}z`}
            {...line}
            stroke={palette.divider}
          />
          {hasCloth && <path d={folds(x, width, drop, fold)} {...line} stroke={palette.divider} />}
          <path d={partPath(drawn, x, fold)} {...line} stroke={palette.primary.dark} />
        </g>
      ))}
    </svg>
  );
}
