import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { messages } from './messages';

export interface StripArrowsProps {
  isAtStart: boolean;
  isAtEnd: boolean;
  /** What is moved, e.g. 'features'. */
  what: string;
  onBack: () => void;
  onOn: () => void;
}

const arrowSx = {
  border: 1,
  borderColor: 'currentColor',
  '&[aria-disabled=true]': { opacity: 0.38 },
  '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
} as const;

/** Left and right of a strip; at an end the arrow stays in place, so that focus does. */
export function StripArrows({ isAtStart, isAtEnd, what, onBack, onOn }: StripArrowsProps) {
  return (
    <Box role="group" aria-label={messages.scroll(what)} sx={{ display: 'flex', gap: 1 }}>
      <IconButton
        aria-label={messages.previous(what)}
        aria-disabled={isAtStart}
        onClick={onBack}
        sx={arrowSx}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={messages.next(what)}
        aria-disabled={isAtEnd}
        onClick={onOn}
        sx={arrowSx}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
