import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { PaymentType } from '@/contract/orders';

/** Drawn marks of what a payment type accepts, 24 px high. */
const MARKS: Readonly<Record<PaymentType, { src: string; width: number }>> = {
  stripe: { src: '/payments/cards.svg', width: 158 },
  paypal: { src: '/payments/paypal.svg', width: 37 },
  tabby: { src: '/payments/instalments.svg', width: 37 },
};

interface PaymentOptionProps {
  value: PaymentType;
  label: string;
  description: string;
  /** Below the description. */
  details?: ReactNode;
  isChosen: boolean;
  /** Id of the error message; `undefined` without an error. */
  errorId: string | undefined;
  onToggle: (isChosen: boolean) => void;
}

const Card = styled(FormControlLabel)(({ theme }) => ({
  display: 'flex',
  margin: 0,
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(1, 2),
  gap: theme.spacing(1),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&:has(:checked)': {
    borderColor: theme.palette.primary.dark,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.dark}`,
  },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.text.secondary } },
  '& .MuiFormControlLabel-label': {
    flexGrow: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 1),
  },
}));

/** Checkbox card for one payment type. */
export function PaymentOption(props: PaymentOptionProps) {
  const { value, label, description, details, isChosen, errorId, onToggle } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  return (
    <Card
      name="paymentType"
      value={value}
      checked={isChosen}
      onChange={(_event, checked) => onToggle(checked)}
      control={
        <Checkbox
          slotProps={{
            input: {
              'aria-labelledby': labelId,
              'aria-describedby':
                errorId === undefined ? descriptionId : `${descriptionId} ${errorId}`,
              'aria-invalid': errorId !== undefined,
            },
          }}
        />
      }
      label={
        <>
          <Typography id={labelId} component="span" sx={{ fontWeight: 500 }}>
            {label}
          </Typography>
          <img {...MARKS[value]} height={24} alt="" loading="lazy" />
          <Box id={descriptionId} component="span" sx={{ width: '100%' }}>
            <Typography component="span" variant="body2" color="textSecondary">
              {description}
            </Typography>
            {details}
          </Box>
        </>
      }
    />
  );
}
