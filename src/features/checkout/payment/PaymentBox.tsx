import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { PaymentType } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { PaymentOption } from './PaymentOption';

export interface PaymentBoxProps {
  /** Available payment types. */
  offered: readonly PaymentType[];
  /** Empty until one is chosen. */
  value: PaymentType | '';
  error?: string;
  /** The amount in instalments, below the type that offers them. */
  instalments?: ReactNode;
  onChange: (value: PaymentType | '') => void;
}

/** One checkbox per payment type; at most one is checked (product 9.3). */
export function PaymentBox({ offered, value, error, instalments, onChange }: PaymentBoxProps) {
  const t = useTranslate();
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasError = error !== undefined;
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={hasError}
      aria-describedby={hasError ? `${hintId} ${errorId}` : hintId}
    >
      <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
        {t(messages.paymentTitle)}
      </Typography>
      <Typography
        id={hintId}
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockStart: 0.5, marginBlockEnd: 2 }}
      >
        {t(offered.length > 1 ? messages.paymentHelp : messages.paymentHelpOne)}
      </Typography>
      <FormGroup sx={{ gap: 1.5 }}>
        {offered.map((choice) => (
          <PaymentOption
            key={choice}
            value={choice}
            label={t(messages.payments[choice].label)}
            description={t(messages.payments[choice].description)}
            details={choice === 'tabby' && instalments}
            isChosen={value === choice}
            errorId={hasError ? errorId : undefined}
            onToggle={(isChosen) => onChange(isChosen ? choice : '')}
          />
        ))}
      </FormGroup>
      {hasError && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
