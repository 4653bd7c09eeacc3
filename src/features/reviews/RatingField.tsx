import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useId, type SyntheticEvent } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

export interface RatingFieldProps {
  label: string;
  /** From 1 to 5; 0 when none is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string;
}

/** Value of the changed radio; MUI's Rating reports the star under the pointer instead. */
function starsOf({ target }: SyntheticEvent): number {
  return target instanceof HTMLInputElement ? Number(target.value) : 0;
}

/** Star rating field; choosing the same star again clears it to 0 (product 6.2). */
export function RatingField({ label, value, onChange, error }: RatingFieldProps) {
  const t = useTranslate();
  const errorId = useId();
  const hasError = error !== undefined;
  return (
    <FormControl
      component="fieldset"
      required
      error={hasError}
      aria-describedby={hasError ? errorId : undefined}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <Rating
        name="rating"
        // `null` selects the radio 'No rating'.
        value={value === 0 ? null : value}
        size="large"
        onChange={(event, next) => onChange(next === null ? 0 : starsOf(event))}
        getLabelText={(stars) => t(messages.stars, { stars })}
        emptyLabelText={t(messages.noRating)}
        sx={{
          fontSize: 'min(2.25rem, 12vw)',
          marginInlineStart: -0.75,
          '& .MuiRating-icon': { padding: 0.5 },
        }}
      />
      {hasError && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
