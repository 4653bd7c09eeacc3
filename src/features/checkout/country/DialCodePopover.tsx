import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { DialCodeList } from './DialCodeList';
import { listDialCodes } from './dialCodes';
import { dialCodeMessages } from './messages';
import type { CountriesState } from './useCountries';

interface DialCodePopoverProps {
  isOpen: boolean;
  /** Anchor button; `null` while closed. */
  anchor: HTMLElement | null;
  /** Changes on every open, to reset the search. */
  opening: number;
  /** Empty until one is picked. */
  value: string;
  countries: CountriesState;
  onPick: (dialCode: string) => void;
  onClose: () => void;
}

/** Popover with the dial codes, or a retry button when they failed to load (product 9.2). */
export function DialCodePopover(props: DialCodePopoverProps) {
  const t = useTranslate();
  const { direction } = useTheme();
  const { isOpen, anchor, opening, value, countries, onPick, onClose } = props;
  const { reference, names, hasFailed, retry } = countries;
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={ignoreDoubleClick(onClose)}
      anchorOrigin={{ vertical: 'bottom', horizontal: direction === 'rtl' ? 'right' : 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: direction === 'rtl' ? 'right' : 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t(dialCodeMessages.dialCode),
          sx: { width: 320, maxWidth: '92vw', padding: 1.5 },
        },
      }}
    >
      {hasFailed ? (
        <Box sx={{ display: 'grid', gap: 1, placeItems: 'center', padding: 1.5 }}>
          <Typography variant="body2" role="alert">
            {t(dialCodeMessages.dialCodesFailed)}
          </Typography>
          <Button variant="outlined" size="small" onClick={retry}>
            {t(dialCodeMessages.retry)}
          </Button>
        </Box>
      ) : (
        <DialCodeList
          key={opening}
          dialCodes={reference === undefined ? [] : listDialCodes(reference, names)}
          isLoading={reference === undefined}
          value={value}
          onPick={onPick}
          onClose={onClose}
        />
      )}
    </Popover>
  );
}
