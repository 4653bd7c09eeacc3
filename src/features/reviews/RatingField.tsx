import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import { useId, type Ref, type SyntheticEvent } from 'react';
import { messages } from './messages';

export interface RatingFieldProps {
  label: string;
  /** 1 to 5; 0 when none is chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

const Legend = styled('legend')({ padding: 0, marginBlockEnd: 4, fontSize: '0.9375rem' });

/** The radio that was pressed, rather than the star beneath the pointer: the two differ for assistive technology. */
function starsOf({ target }: SyntheticEvent): number {
  return target instanceof HTMLInputElement ? Number(target.value) : 0;
}

/** Stars to choose from in steps of one; choosing the same again clears to 0 (spec §5). */
export function RatingField({ label, value, onChange, error, ref }: RatingFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Box
      component="fieldset"
      ref={ref}
      aria-describedby={error === undefined ? undefined : errorId}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Legend>
        {label}
        <span aria-hidden="true">*</span>
      </Legend>
      <Rating
        name="rating"
        // No stars are a choice of their own for the keyboard and assistive technology.
        value={value === 0 ? null : value}
        size="large"
        onChange={(event, next) => onChange(next === null ? 0 : starsOf(event))}
        getLabelText={messages.stars}
        emptyLabelText={messages.noRating}
        sx={{ fontSize: '2.25rem', marginInlineStart: -0.25 }}
      />
      {error !== undefined && (
        <FormHelperText id={errorId} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
