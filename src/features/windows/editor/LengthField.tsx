import InputAdornment from '@mui/material/InputAdornment';
import { TextField } from '@/components/TextField';
import { useState, type ChangeEvent } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { typedLine } from '@/lib/typed';
import { isInRange, RANGES, type Length, type RangeName } from '@/lib/windows/measuredWindow';
import { readLength, type ReadLength } from '@/lib/windows/readLength';
import type { Translate } from '@/i18n/createI18n';
import { cmText } from '../drawing/describeDrawing';
import { editorMessages } from './messages';

export interface LengthFieldProps {
  label: string;
  /** In cm. */
  value: Length;
  range: RangeName;
  /** Called with each allowed length, and with `null` while the text is none. */
  onChange: (value: Length) => void;
}

const toText = (value: Length): string => (value === null ? '' : cmText(value));

/** What is wrong with a text; `undefined` when nothing is. */
function problemOf(
  t: Translate,
  text: string,
  { cm, suggestion }: ReadLength,
  range: RangeName,
): string | undefined {
  if (typedLine(text) === '') return undefined;
  if (suggestion !== undefined) {
    const { unit, typed, cm: converted } = suggestion;
    return t(editorMessages.units[unit], { typed: String(typed), cm: cmText(converted) });
  }
  if (cm === undefined) return t(editorMessages.noNumber);
  if (isInRange(cm, range)) return undefined;
  const [min, max] = RANGES[range];
  const limits = { value: cmText(cm), min: String(min), max: String(max) };
  return cm < min
    ? t(editorMessages.tooSmall, limits)
    : t(editorMessages.outOfRange, { ...limits, metres: cm / 100 });
}

/** A length in cm; another unit is offered as a conversion, a length out of range is an error (product 15.3). */
export function LengthField({ label, value, range, onChange }: LengthFieldProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState({ text: toText(value), value });
  const [isLeft, setIsLeft] = useState(true);
  // A correction of another hint changes the value.
  const text = draft.value === value ? draft.text : toText(value);
  const read = readLength(text, range);
  const problem = problemOf(t, text, read, range);
  const suggested = read.suggestion?.cm;
  const canUse = suggested !== undefined && isInRange(suggested, range);
  const isShown = isLeft && problem !== undefined;

  const keep = (next: string, cm: Length) => {
    setDraft({ text: next, value: cm });
    if (cm !== value) onChange(cm);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { cm, suggestion } = readLength(target.value, range);
    const isUsable = cm !== undefined && suggestion === undefined && isInRange(cm, range);
    keep(target.value, isUsable ? cm : null);
  };
  return (
    <div>
      <TextField
        fullWidth
        // Three with a tenth fit on phones; MUI's own spaces are on the wrong side in Arabic.
        sx={{
          '& .MuiOutlinedInput-root': { paddingInline: { xs: '10px 8px', sm: '14px' } },
          '& .MuiOutlinedInput-input': { paddingInline: 0 },
          '& .MuiInputAdornment-root': { marginInline: { xs: '4px 0', sm: '8px 0' } },
        }}
        label={label}
        value={text}
        error={isShown}
        helperText={isShown ? problem : undefined}
        onChange={handleChange}
        onFocus={() => setIsLeft(false)}
        onBlur={() => setIsLeft(true)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
          input: {
            endAdornment: <InputAdornment position="end">{t(editorMessages.cm)}</InputAdornment>,
          },
        }}
      />
      {isShown && canUse && (
        <Button size="small" variant="outlined" onClick={() => keep(toText(suggested), suggested)}>
          {t(editorMessages.use, { cm: cmText(suggested) })}
        </Button>
      )}
    </div>
  );
}
