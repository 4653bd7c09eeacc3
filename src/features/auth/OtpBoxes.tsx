import { styled } from '@mui/material/styles';
import {
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
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

const Digit = styled('input')(({ theme }) => ({
  ...theme.typography.h3,
  width: '100%',
  height: 60,
  padding: 0,
  textAlign: 'center',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  caretColor: theme.palette.primary.dark,
  '&:focus': { outline: `2px solid ${theme.palette.text.primary}`, outlineOffset: 2 },
  '&[aria-invalid=true]': { borderColor: theme.palette.error.main },
  '&:disabled': {
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.sand.main,
    borderColor: theme.palette.divider,
  },
}));

/** The box a key leads to without changing the code; `undefined` for keys that type. */
function boxAfterKey(key: string, box: number, digit: string): number | undefined {
  if (key === 'ArrowLeft' || (key === 'Backspace' && digit === '')) return box - 1;
  // The digit that already stands here changes nothing, but the next one is due.
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

/** Six boxes of one digit each; a pasted or filled-in code goes into all of them (spec §5). */
export function OtpBoxes({ digits, onChange, isDisabled, isInvalid, ref }: OtpBoxesProps) {
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
    // Codes read from left to right in every language.
    <Group role="group" aria-label={messages.otpGroup} dir="ltr">
      {digits.map((digit, box) => (
        <Digit
          key={messages.otpDigit(box + 1)}
          ref={(element) => {
            boxes.current[box] = element;
          }}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={box === 0 ? 'one-time-code' : 'off'}
          aria-label={messages.otpDigit(box + 1)}
          aria-invalid={isInvalid}
          value={digit}
          disabled={isDisabled}
          onChange={(event) => apply(typeInto(digits, box, event.target.value))}
          onPaste={handlePaste(box)}
          onKeyDown={handleKeyDown(box)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </Group>
  );
}
