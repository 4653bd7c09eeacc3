import Box from '@mui/material/Box';
import { alpha, styled } from '@mui/material/styles';
import { memo, type ComponentProps } from 'react';
import { Container } from '@/components/Container';
import { PauseButton } from '@/components/PauseButton';
import { colours, easeOut, motion } from '@/theme/tokens';
import { homeMessages } from './messages';

export interface HeroControlsProps {
  count: number;
  active: number;
  canPause: boolean;
  isPaused: boolean;
  onShow: (index: number) => void;
  onTogglePause: () => void;
  /** Holds the carousel while the keyboard is on an indicator. */
  focusProps?: ComponentProps<'div'>;
}

/** A bar of 2 px in a target of 44. */
const Indicator = styled('button')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center stretch',
  width: 44,
  [theme.breakpoints.up('sm')]: { width: 56 },
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    height: 2,
    backgroundColor: alpha(colours.ivory, 0.55),
    transition: `transform ${motion.settle}ms ${easeOut}`,
  },
  '&:hover::before': { backgroundColor: colours.ivory },
  '&[aria-current=true]::before': { backgroundColor: colours.gold, transform: 'scaleY(2)' },
}));

/** Pause and one bar per slide; they come before the slides, so that who uses the keyboard can stop them first. */
export const HeroControls = memo(function HeroControls(props: HeroControlsProps) {
  const { count, active, canPause, isPaused, onShow, onTogglePause, focusProps } = props;
  return (
    <Box
      sx={{ position: 'absolute', insetInline: 0, insetBlockEnd: { xs: 16, md: 28 }, zIndex: 1 }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {canPause && (
          // The two strokes, not their target, stand below the words.
          <Box sx={{ marginInlineStart: -2 }}>
            <PauseButton
              isPaused={isPaused}
              what={homeMessages.whatSlides}
              onToggle={onTogglePause}
            />
          </Box>
        )}
        <Box {...focusProps} sx={{ display: 'flex', gap: 1.5 }}>
          {Array.from({ length: count }, (_, index) => (
            <Indicator
              key={index}
              type="button"
              aria-label={homeMessages.showSlide(index + 1, count)}
              aria-current={index === active}
              onClick={() => onShow(index)}
            />
          ))}
        </Box>
      </Container>
    </Box>
  );
});
