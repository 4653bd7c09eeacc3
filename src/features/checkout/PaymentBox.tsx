import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FieldNote } from '@/components/field/fieldParts';
import type { PaymentType } from '@/contract/orders';
import { messages } from './messages';
import { PaymentOption } from './PaymentOption';

export interface PaymentBoxProps {
  /** Empty until one is chosen. */
  value: PaymentType | '';
  error?: string;
  onChange: (value: PaymentType | '') => void;
}

const CHOICES: readonly PaymentType[] = ['stripe', 'paypal'];

/** Two checkboxes of which one is active; that one excludes the other is said, not only shown (decisions §2). */
export function PaymentBox({ value, error, onChange }: PaymentBoxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <Box
      component="fieldset"
      aria-describedby={error === undefined ? hintId : `${hintId} ${errorId}`}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
        {messages.paymentTitle}
      </Typography>
      <Typography
        id={hintId}
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockStart: 0.5, marginBlockEnd: 2 }}
      >
        {messages.paymentHelp}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {CHOICES.map((choice) => (
          <PaymentOption
            key={choice}
            value={choice}
            {...messages.payments[choice]}
            isChosen={value === choice}
            errorId={error === undefined ? undefined : errorId}
            onToggle={(isChosen) => onChange(isChosen ? choice : '')}
          />
        ))}
      </Box>
      {error !== undefined && (
        <FieldNote id={errorId} role="alert">
          {error}
        </FieldNote>
      )}
    </Box>
  );
}
