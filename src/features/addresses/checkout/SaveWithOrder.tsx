import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

export interface SaveWithOrderProps {
  isTicked: boolean;
  /** Limit of the account when it is reached; the box is disabled then. */
  fullAt?: number;
  onTick: (isTicked: boolean) => void;
}

/** Box to save the address of the form with the order (product 9.14). */
export function SaveWithOrder({ isTicked, fullAt, onTick }: SaveWithOrderProps) {
  const t = useTranslate();
  const reasonId = useId();
  const isFull = fullAt !== undefined;
  return (
    <div>
      <FormControlLabel
        disabled={isFull}
        checked={isTicked && !isFull}
        onChange={(_event, checked) => onTick(checked)}
        label={t(messages.saveWithOrder)}
        control={
          <Checkbox slotProps={{ input: { 'aria-describedby': isFull ? reasonId : undefined } }} />
        }
      />
      {isFull && (
        <FormHelperText id={reasonId}>{t(messages.full, { count: fullAt })}</FormHelperText>
      )}
    </div>
  );
}
