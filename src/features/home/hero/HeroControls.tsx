import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import { alpha, styled } from '@mui/material/styles';
import { memo, type ComponentProps } from 'react';
import { PauseButton } from '@/components/PauseButton';
import { useTranslate } from '@/i18n/useTranslate';
import { colours, easeOut, motion } from '@/theme/tokens';
import { homeMessages } from '../messages';

export interface HeroControlsProps {
  count: number;
  active: number;
  canPause: boolean;
  isPaused: boolean;
  onShow: (index: number) => void;
  onTogglePause: () => void;
  /** Pauses the carousel while an indicator has keyboard focus. */
  focusProps?: ComponentProps<'div'>;
}

/** 2 px bar with a 44 px touch target. */
const Indicator = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  placeContent: 'center stretch',
  width: 44,
  [theme.breakpoints.up('sm')]: { width: 56 },
  height: 44,
  '&::before': {
    content: '""',
    height: 2,
    backgroundColor: alpha(colours.ivory, 0.55),
    transition: `transform ${motion.settle}ms ${easeOut}`,
  },
  '@media (hover: hover)': { '&:hover::before': { backgroundColor: colours.ivory } },
  '&[aria-current=true]::before': { backgroundColor: colours.gold, transform: 'scaleY(2)' },
}));

/** Pause button and one indicator per slide; first in tab order, so that keyboard users can pause. */
export const HeroControls = memo(function HeroControls(props: HeroControlsProps) {
  const t = useTranslate();
  const { count, active, canPause, isPaused, onShow, onTogglePause, focusProps } = props;
  return (
    <Box
      sx={{ position: 'absolute', insetInline: 0, insetBlockEnd: { xs: 16, md: 28 }, zIndex: 1 }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {canPause && (
          // Aligns the icon instead of its touch target.
          <Box sx={{ marginInlineStart: -2 }}>
            <PauseButton
              isPaused={isPaused}
              what={t(homeMessages.whatSlides)}
              onToggle={onTogglePause}
            />
          </Box>
        )}
        <Box {...focusProps} sx={{ display: 'flex', gap: 1.5 }}>
          {Array.from({ length: count }, (_, index) => (
            <Indicator
              key={index}
              aria-label={t(homeMessages.showSlide, { position: index + 1, total: count })}
              aria-current={index === active}
              onClick={() => onShow(index)}
            />
          ))}
        </Box>
      </Container>
    </Box>
  );
});
