import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '@/i18n/useTranslate';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { mirroredSx } from './LineIcon';
import { carouselMessages } from './messages';

export interface CarouselButtonsProps {
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Name of the items, for example "features". */
  what: string;
  onPrevious: () => void;
  onNext: () => void;
}

const buttonSx = {
  border: 1,
  borderColor: 'currentColor',
  '&[aria-disabled=true]': { opacity: 0.38 },
} as const;

/** Previous and next button; both stay focusable at either end, so that focus is not lost. */
export function CarouselButtons({
  isAtStart,
  isAtEnd,
  what,
  onPrevious,
  onNext,
}: CarouselButtonsProps) {
  const t = useTranslate();
  return (
    <Box
      role="group"
      aria-label={t(carouselMessages.scroll, { what })}
      sx={{ display: 'flex', gap: 1 }}
    >
      <IconButton
        aria-label={t(carouselMessages.previous, { what })}
        aria-disabled={isAtStart}
        onClick={onPrevious}
        sx={buttonSx}
      >
        <ChevronLeftIcon sx={mirroredSx} />
      </IconButton>
      <IconButton
        aria-label={t(carouselMessages.next, { what })}
        aria-disabled={isAtEnd}
        onClick={onNext}
        sx={buttonSx}
      >
        <ChevronRightIcon sx={mirroredSx} />
      </IconButton>
    </Box>
  );
}
