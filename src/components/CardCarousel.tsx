import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useCarouselScroll } from '@/hooks/useCarouselScroll';
import { SectionHead, type SectionHeadProps } from './SectionHead';
import { CarouselButtons } from './CarouselButtons';

export interface CardCarouselProps extends Omit<SectionHeadProps, 'action'> {
  /** Name of the items for the button labels, for example "features". */
  what: string;
  /** List items of `cardPx` each. */
  children: ReactNode;
  /** Width of a card, in px. */
  cardPx: number;
  /** Scroll distance per click, in px. */
  stepPx: number;
  hasButtons?: boolean;
}

/** Space for focus outlines, which the scroll container would clip. */
const FOCUS_OUTLINE_PX = 6;

/** Extends to the viewport edge, so that part of the next card is visible. */
const Track = styled('ul')({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  marginBlock: -FOCUS_OUTLINE_PX,
  marginInline: `${-FOCUS_OUTLINE_PX}px calc((100% - 100vw) / 2)`,
  padding: FOCUS_OUTLINE_PX,
  paddingInlineEnd: 'calc((100vw - 100%) / 2)',
  '& > li': { flex: 'none' },
});

/** Horizontally scrolling cards under a heading, with previous and next buttons. */
export function CardCarousel(props: CardCarouselProps) {
  const { what, children, cardPx, stepPx, hasButtons = true, ...head } = props;
  const track = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, goBack, goForward } = useCarouselScroll(track, stepPx);
  return (
    <>
      <SectionHead
        {...head}
        action={
          hasButtons && (
            <CarouselButtons
              isAtStart={isAtStart}
              isAtEnd={isAtEnd}
              what={what}
              onPrevious={goBack}
              onNext={goForward}
            />
          )
        }
      />
      <Track
        ref={track}
        sx={{ gap: `${stepPx - cardPx}px`, '& > li': { width: `min(${cardPx}px, 80vw)` } }}
      >
        {children}
      </Track>
    </>
  );
}
