import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { Shown } from './Examples';
import type { Guide } from './guide';

/** Place of the number of a part, in px from the top left corner of the drawing, and of the end of its line. */
interface Mark {
  x: number;
  y: number;
  length: number;
  isAbove: boolean;
}

const SIZE_PX = 22;
const EDGE_PX = 8;
const ABOVE_PX = 34;

/** Beside the part, at the edge of the drawing; above it, if another number is there. */
function markOf(part: DOMRect, origin: DOMRect, marks: readonly (Mark | undefined)[]): Mark {
  const x = part.left - origin.left;
  const middle = part.top - origin.top + part.height / 2 - SIZE_PX / 2;
  const isTaken = marks.some(
    (mark) => mark && !mark.isAbove && Math.abs(mark.y - middle) < SIZE_PX,
  );
  return isTaken
    ? {
        x: x + part.width / 2 - SIZE_PX / 2,
        y: part.top - origin.top - ABOVE_PX,
        length: ABOVE_PX - SIZE_PX,
        isAbove: true,
      }
    : { x: EDGE_PX, y: middle, length: x - EDGE_PX - SIZE_PX, isAbove: false };
}

function useMarks(selectors: readonly string[]) {
  const drawing = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<(Mark | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (element === null) return undefined;
    const measure = () => {
      const origin = element.getBoundingClientRect();
      const next: (Mark | undefined)[] = [];
      for (const selector of selectors) {
        const part = element.querySelector(selector)?.getBoundingClientRect();
        next.push(part && markOf(part, origin, next));
      }
      setMarks(next);
    };
    const observer = new ResizeObserver(measure);
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

/** The component with a number at each of its parts, and their names. */
export function Anatomy({ guide }: { guide: Guide }) {
  const { anatomy = [], whole, examples } = guide;
  const [selectors] = useState(() => anatomy.map(([selector]) => selector));
  const { drawing, marks } = useMarks(selectors);
  const show = whole ?? examples[0]?.show;
  return (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'center' }}
    >
      <Box
        ref={drawing}
        sx={{
          position: 'relative',
          bgcolor: 'background.default',
          padding: 6,
          paddingInlineStart: 8,
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
                  flexDirection: mark.isAbove ? 'column' : 'row',
                  alignItems: 'center',
                }}
              >
                <Box sx={number}>{index + 1}</Box>
                <Box
                  style={
                    mark.isAbove
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
            <Typography variant="body2">{part}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
