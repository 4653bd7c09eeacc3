import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { Shown } from './Examples';
import type { Guide } from './guide';
import { measure } from './measures';

/** Place of the number of a part, in px from the top left corner of the drawing, and of the line to the part. */
interface Mark {
  x: number;
  y: number;
  length: number;
  side: 'start' | 'end' | 'above';
}

interface MarkedPart extends Mark {
  measures: string;
}

const SIZE_PX = 22;
const EDGE_PX = 8;
const ABOVE_PX = 34;

/** Place of a part's number: left edge, else right edge, else above. */
function markOf(part: DOMRect, origin: DOMRect, marks: readonly (Mark | undefined)[]): Mark {
  const x = part.left - origin.left;
  const y = part.top - origin.top + part.height / 2 - SIZE_PX / 2;
  const isTaken = (side: Mark['side']) =>
    marks.some((mark) => mark?.side === side && Math.abs(mark.y - y) < SIZE_PX);
  if (!isTaken('start')) return { x: EDGE_PX, y, length: x - EDGE_PX - SIZE_PX, side: 'start' };
  if (part.width > origin.width / 2 && !isTaken('end')) {
    const end = x + part.width;
    return { x: end, y, length: origin.width - end - EDGE_PX - SIZE_PX, side: 'end' };
  }
  return {
    x: x + part.width / 2 - SIZE_PX / 2,
    y: part.top - origin.top - ABOVE_PX,
    length: ABOVE_PX - SIZE_PX,
    side: 'above',
  };
}

const DIRECTION = { start: 'row', end: 'row-reverse', above: 'column' } as const;

function useMarks(selectors: readonly string[]) {
  const drawing = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<(MarkedPart | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (element === null) return undefined;
    const update = () => {
      const origin = element.getBoundingClientRect();
      const next: (MarkedPart | undefined)[] = [];
      for (const selector of selectors) {
        const part = element.querySelector(selector);
        next.push(
          part
            ? {
                ...markOf(part.getBoundingClientRect(), origin, next),
                measures: measure(part),
              }
            : undefined,
        );
      }
      setMarks(next);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [selectors]);
  return { drawing, marks };
}

const number = {
  display: 'inline-grid',
  placeItems: 'center',
  width: SIZE_PX,
  height: SIZE_PX,
  borderRadius: '50%',
  bgcolor: 'night.main',
  color: 'night.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1,
} as const;

/** The component with a number at each of its parts, their names and measures. */
export function Anatomy({ guide }: { guide: Guide }) {
  const { anatomy = [], whole, examples } = guide;
  const [selectors] = useState(() => anatomy.map(([selector]) => selector));
  const { drawing, marks } = useMarks(selectors);
  const show = whole ?? examples[0]?.show;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'center',
      }}
    >
      <Box
        ref={drawing}
        sx={{
          position: 'relative',
          bgcolor: 'background.default',
          paddingBlock: 6,
          paddingInline: { xs: 5, sm: 8 },
          overflowX: 'auto',
        }}
      >
        {show && <Shown show={show} />}
        {marks.map(
          (mark, index) =>
            mark && (
              <Box
                key={selectors[index]}
                aria-hidden
                style={{ transform: `translate(${mark.x}px, ${mark.y}px)` }}
                sx={{
                  position: 'absolute',
                  inset: '0 auto auto 0',
                  display: 'flex',
                  flexDirection: DIRECTION[mark.side],
                  alignItems: 'center',
                }}
              >
                <Box sx={number}>{index + 1}</Box>
                <Box
                  style={
                    mark.side === 'above'
                      ? { height: mark.length, width: 1 }
                      : { width: mark.length, height: 1 }
                  }
                  sx={{ bgcolor: 'night.main' }}
                />
              </Box>
            ),
        )}
      </Box>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5 }}>
        {anatomy.map(([selector, part], index) => (
          <Box key={selector} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Box aria-hidden sx={{ ...number, flex: 'none', marginBlockStart: '0.15em' }}>
              {index + 1}
            </Box>
            <div>
              <Typography variant="body2">{part}</Typography>
              <Typography variant="caption" component="p" color="textSecondary">
                {marks[index]?.measures}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
