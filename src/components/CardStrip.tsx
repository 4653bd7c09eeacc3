import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useStripScroll } from '@/hooks/useStripScroll';
import { SectionHead, type SectionHeadProps } from './SectionHead';
import { StripArrows } from './StripArrows';

export interface CardStripProps extends Omit<SectionHeadProps, 'action'> {
  /** What is moved, for the names of the arrows. */
  what: string;
  /** List items of `cardPx` each. */
  children: ReactNode;
  /** Width of a card, in px. */
  cardPx: number;
  /** How far one press of an arrow moves, in px. */
  stepPx: number;
  hasArrows?: boolean;
}

const FOCUS_ROOM_PX = 6;

/** Reaches to the edge of the window, so that the next card peeks in. */
const Strip = styled('ul')({
  display: 'flex',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  marginBlock: -FOCUS_ROOM_PX,
  marginInline: `${-FOCUS_ROOM_PX}px calc((100% - 100vw) / 2)`,
  padding: FOCUS_ROOM_PX,
  paddingInlineEnd: 'calc((100vw - 100%) / 2)',
  '& > li': { flex: 'none' },
});

/** Cards side by side under a heading; moved by arrows, finger, wheel or keyboard. */
export function CardStrip(props: CardStripProps) {
  const { what, children, cardPx, stepPx, hasArrows = true, ...head } = props;
  const strip = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, goBack, goOn } = useStripScroll(strip, stepPx);
  return (
    <>
      <SectionHead
        {...head}
        action={
          hasArrows && (
            <StripArrows
              isAtStart={isAtStart}
              isAtEnd={isAtEnd}
              what={what}
              onBack={goBack}
              onOn={goOn}
            />
          )
        }
      />
      <Strip
        ref={strip}
        sx={{ gap: `${stepPx - cardPx}px`, '& > li': { width: `min(${cardPx}px, 80vw)` } }}
      >
        {children}
      </Strip>
    </>
  );
}
