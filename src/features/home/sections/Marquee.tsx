import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import { PauseButton } from '@/components/PauseButton';
import { marqueeItems } from '@/content/marqueeItems';
import type { MarqueeItem } from '@/contract/catalogue';
import { useAutoplay } from '@/hooks/useAutoplay';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import { MARQUEE_LOOP_MS } from '../constants';
import { belowFoldMessages } from '../messages';

export interface MarqueeProps {
  /** Lines of the server; an empty list shows three defaults (product 3.3). */
  items: readonly MarqueeItem[];
}

const scrollLeft = keyframes({ to: { transform: 'translateX(-100%)' } });
const scrollRight = keyframes({ to: { transform: 'translateX(100%)' } });

const Strip = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  backgroundColor: theme.palette.night.main,
  color: theme.palette.night.contrastText,
  '&& :focus-visible': { outlineColor: theme.palette.night.contrastText, outlineOffset: -4 },
}));

/** Each of the two copies moves by its own width, so the loop has no gap (product 3.3). */
const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.overline,
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-around',
  minWidth: '100%',
  whiteSpace: 'nowrap',
  animation: `${scrollLeft} ${MARQUEE_LOOP_MS}ms linear infinite`,
  '[dir=rtl] &': { animationName: scrollRight },
  '[data-playing=false] > &': { animationPlayState: 'paused' },
  '& > li::after': {
    content: '"✦"',
    marginInline: theme.spacing(4),
    color: theme.palette.primary.main,
  },
  '@media (prefers-reduced-motion: reduce)': {
    flex: '1 1 auto',
    flexWrap: 'wrap',
    animation: 'none',
    whiteSpace: 'normal',
    justifyContent: 'center',
    paddingInline: theme.spacing(2),
    '&[aria-hidden=true]': { display: 'none' },
    '[dir=rtl] &': { animationName: 'none' },
    // A star behind a line that wraps would stand in the middle of nothing.
    [theme.breakpoints.down('md')]: {
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 4,
      '& > li::after': { content: 'none' },
    },
  },
}));

/** Scrolling promotional lines; pauses on hover, on button press and with reduced motion. */
export function Marquee({ items }: MarqueeProps) {
  const t = useTranslate();
  const defaultLines = useContent(marqueeItems);
  const lines: readonly MarqueeItem[] =
    items.length === 0 ? defaultLines.map((content) => ({ content })) : items;
  const { isPlaying, isPaused, prefersReducedMotion, togglePause, pauseProps } = useAutoplay();
  return (
    <Strip aria-label={t(belowFoldMessages.offers)}>
      {!prefersReducedMotion && (
        <PauseButton
          isPaused={isPaused}
          what={t(belowFoldMessages.whatOffers)}
          onToggle={togglePause}
        />
      )}
      <Box
        {...pauseProps}
        data-playing={isPlaying}
        sx={{ display: 'flex', flexGrow: 1, overflow: 'hidden', paddingBlock: 1.5 }}
      >
        {[false, true].map((isCopy) => (
          <Lines key={String(isCopy)} aria-hidden={isCopy}>
            {lines.map(({ content, lang }, index) => (
              <li key={index}>
                <span {...textIn(lang)}>{content}</span>
              </li>
            ))}
          </Lines>
        ))}
      </Box>
    </Strip>
  );
}
