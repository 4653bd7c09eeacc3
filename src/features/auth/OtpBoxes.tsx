import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import {
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { toLatinDigits } from '@/lib/digits';
import { messages } from './messages';
import { pasteInto, typeInto, type OtpDigits, type OtpEdit } from './otpDigits';
import { OTP_LENGTH } from './rules';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${OTP_LENGTH}, minmax(0, 1fr))`,
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.5) },
}));

const Digit = styled(OutlinedInput)(({ theme }) => ({
  backgroundColor: theme.palette.background.paper,
  '& .MuiOutlinedInput-input': {
    ...theme.typography.h3,
    boxSizing: 'border-box',
    height: 60,
    padding: 0,
    textAlign: 'center',
    fontVariantNumeric: 'lining-nums tabular-nums',
    caretColor: theme.palette.primary.dark,
  },
  '&.Mui-disabled': { backgroundColor: theme.palette.sand.main },
}));

/** Index of the box that a key moves focus to; `undefined` for keys that enter text. */
function boxAfterKey(key: string, box: number, digit: string): number | undefined {
  if (key === 'ArrowLeft' || (key === 'Backspace' && digit === '')) return box - 1;
  // Typing the digit that the box already contains fires no change event.
  const isSameDigit = digit !== '' && toLatinDigits(key) === digit;
  return key === 'ArrowRight' || isSameDigit ? box + 1 : undefined;
}

export interface OtpBoxesHandle {
  focusBox: (box: number) => void;
}

export interface OtpBoxesProps {
  digits: OtpDigits;
  onChange: (digits: OtpDigits) => void;
  isDisabled: boolean;
  isInvalid: boolean;
  ref?: Ref<OtpBoxesHandle>;
}

/** Six boxes of one digit each; a pasted or autofilled code fills all of them (product 10.3). */
export function OtpBoxes({ digits, onChange, isDisabled, isInvalid, ref }: OtpBoxesProps) {
  const t = useTranslate();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focusBox = (box: number) => boxes.current[box]?.focus();
  useImperativeHandle(ref, () => ({ focusBox }));

  const apply = (edit: OtpEdit | undefined) => {
    if (edit === undefined) return;
    onChange(edit.digits);
    focusBox(edit.focus);
  };

  const handlePaste = (box: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    apply(pasteInto(digits, box, event.clipboardData.getData('text')));
  };

  const handleKeyDown = (box: number) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = boxAfterKey(event.key, box, digits[box] ?? '');
    if (target === undefined) return;
    event.preventDefault();
    focusBox(Math.min(Math.max(target, 0), OTP_LENGTH - 1));
  };

  return (
    // Codes are left-to-right in every language.
    <Group role="group" aria-label={t(messages.otpGroup)} dir="ltr">
      {digits.map((digit, box) => (
        <Digit
          key={t(messages.otpDigit, { place: box + 1 })}
          inputRef={(element: HTMLInputElement | null) => {
            boxes.current[box] = element;
          }}
          autoComplete={box === 0 ? 'one-time-code' : 'off'}
          value={digit}
          error={isInvalid}
          disabled={isDisabled}
          onChange={(event) => apply(typeInto(digits, box, event.target.value))}
          onPaste={handlePaste(box)}
          onKeyDown={handleKeyDown(box)}
          onFocus={(event) => event.target.select()}
          slotProps={{
            input: {
              inputMode: 'numeric',
              pattern: '[0-9]*',
              'aria-label': t(messages.otpDigit, { place: box + 1 }),
            },
          }}
        />
      ))}
    </Group>
  );
}
