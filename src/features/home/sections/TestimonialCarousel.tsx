import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { PauseButton } from '@/components/PauseButton';
import { SectionHead } from '@/components/SectionHead';
import { homeHeadings } from '@/content/promos';
import { testimonials } from '@/content/testimonials';
import { useAutoplay } from '@/hooks/useAutoplay';
import { useAutoScroll } from '@/hooks/useAutoScroll';
import { useInView } from '@/hooks/navigation/useInView';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { TESTIMONIAL_PX, TESTIMONIAL_PX_PER_FRAME } from '../constants';
import { belowFoldMessages } from '../messages';
import { TestimonialCard } from './TestimonialCard';

const Track = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: 'calc((100% - 100vw) / 2)',
  paddingInline: 'calc((100vw - 100%) / 2)',
  '& > li': { flex: 'none', width: `min(${TESTIMONIAL_PX}px, 84vw)` },
}));

/** Auto-scrolling testimonials; hover, focus and a button pause them (product 3.8). */
export function TestimonialCarousel({ headingId }: { headingId: string }) {
  const t = useTranslate();
  const reviews = useContent(testimonials);
  const headings = useContent(homeHeadings);
  const track = useRef<HTMLUListElement>(null);
  const { isPlaying, isPaused, prefersReducedMotion, togglePause, pauseProps } = useAutoplay();
  const isVisible = useInView(track, { initial: true });
  useAutoScroll(track, {
    isPlaying: isPlaying && isVisible,
    pxPerFrame: TESTIMONIAL_PX_PER_FRAME,
  });
  const { heading, text } = headings.testimonials;
  return (
    <>
      <SectionHead
        id={headingId}
        title={heading}
        text={text}
        action={
          !prefersReducedMotion && (
            <PauseButton
              isFramed
              isPaused={isPaused}
              what={t(belowFoldMessages.whatTestimonials)}
              onToggle={togglePause}
            />
          )
        }
      />
      <Track ref={track} {...pauseProps} tabIndex={0} aria-labelledby={headingId}>
        {reviews.map((testimonial, index) => (
          <li key={index}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </Track>
    </>
  );
}
