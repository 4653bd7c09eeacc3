import Popover from '@mui/material/Popover';
import { deliberately } from '@/lib/deliberately';
import { DialCodeChoice, type DialCodeChoiceProps } from './DialCodeChoice';
import { messages } from './messages';

interface DialCodePopoverProps extends DialCodeChoiceProps {
  /** The button under which it opens; `null` while it is closed. */
  anchor: HTMLElement | null;
  /** Another number for every time it is opened, so that each begins with an empty search. */
  opening: number;
  onClose: () => void;
}

/** The dial codes of all countries, under the button that shows the picked one (spec §2). */
export function DialCodePopover({ anchor, opening, onClose, ...choice }: DialCodePopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={deliberately(onClose)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': messages.dialCode,
          sx: { width: 320, maxWidth: '92vw' },
        },
      }}
    >
      <DialCodeChoice key={opening} {...choice} />
    </Popover>
  );
}
