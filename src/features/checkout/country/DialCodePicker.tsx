import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState, type MouseEvent } from 'react';
import { ChevronDownIcon } from '@/components/icons';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { AutofillTarget } from './AutofillTarget';
import type { CountriesState } from './useCountries';

interface DialCodePickerProps {
  /** Empty until one is picked. */
  value: string;
  countries: CountriesState;
  onPick: (dialCode: string) => void;
}

const DialCodePopover = lazyPart(
  async () => (await import(/* webpackChunkName: "country" */ './DialCodePopover')).DialCodePopover,
);

const PickerButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  flexShrink: 0,
  gap: theme.spacing(0.5),
  minHeight: 44,
  minWidth: 88,
  paddingInline: theme.spacing(1.25, 1),
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
}));

/** Button with the dial code, or 'search', that opens the list (product 9.2). */
export function DialCodePicker({ value, countries, onPick }: DialCodePickerProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Resets the search when the list reopens before its exit transition ends.
  const [opening, setOpening] = useState(0);
  const isOpen = anchor !== null;
  const shown = value === '' ? t(messages.noDialCode) : value;
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setOpening((count) => count + 1);
    setAnchor(currentTarget);
  };
  const close = () => setAnchor(null);
  const pick = (dialCode: string) => {
    onPick(dialCode);
    close();
  };
  return (
    <>
      <AutofillTarget
        name="dialCode"
        autoComplete="billing tel-country-code"
        aria-hidden
        tabIndex={-1}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      />
      <PickerButton
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t(messages.dialCodeIs, { code: shown })}
        onClick={open}
      >
        <bdi>{shown}</bdi>
        <ChevronDownIcon sx={{ fontSize: '1rem' }} />
      </PickerButton>
      <DialCodePopover
        isOpen={isOpen}
        anchor={anchor}
        opening={opening}
        value={value}
        countries={countries}
        onPick={pick}
        onClose={close}
      />
    </>
  );
}
