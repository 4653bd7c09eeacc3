import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PaymentType } from '@/contract/orders';

interface PaymentOptionProps {
  value: PaymentType;
  label: string;
  description: string;
  isChosen: boolean;
  /** Id of the text that says what is wrong with the choice. */
  errorId: string | undefined;
  onToggle: (isChosen: boolean) => void;
}

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2, 1, 1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  '&:has(input:checked)': {
    borderColor: theme.palette.primary.dark,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.dark}`,
  },
  '&:hover': { borderColor: theme.palette.text.secondary },
}));

/** One way to pay. */
export function PaymentOption(props: PaymentOptionProps) {
  const { value, label, description, isChosen, errorId, onToggle } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  return (
    <Card htmlFor={id}>
      <Checkbox
        id={id}
        name="paymentType"
        value={value}
        checked={isChosen}
        onChange={(event) => onToggle(event.target.checked)}
        slotProps={{
          input: {
            'aria-labelledby': labelId,
            'aria-invalid': errorId !== undefined,
            'aria-describedby':
              errorId === undefined ? descriptionId : `${descriptionId} ${errorId}`,
          },
        }}
      />
      <Typography id={labelId} component="span" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Typography id={descriptionId} component="span" variant="body2" color="textSecondary">
        {description}
      </Typography>
    </Card>
  );
}
