import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PaymentType } from '@/contract/orders';
import { focusRing } from '@/theme/components/inputs';
import { colours } from '@/theme/tokens';

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

const BoxArea = styled('span')({
  position: 'relative',
  display: 'flex',
  padding: 9,
  borderRadius: '50%',
  color: colours.taupe,
  '&:has(:checked)': { color: colours.goldInk },
  '&:has(:focus-visible)': focusRing,
});

/** Unseen above its picture, so that a touch of the picture meets the checkbox itself. */
const Checkbox = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** One way to pay. */
export function PaymentOption(props: PaymentOptionProps) {
  const { value, label, description, isChosen, errorId, onToggle } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  return (
    <Card htmlFor={id}>
      <BoxArea>
        <Checkbox
          type="checkbox"
          id={id}
          name="paymentType"
          value={value}
          checked={isChosen}
          onChange={(event) => onToggle(event.target.checked)}
          aria-labelledby={labelId}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId === undefined ? descriptionId : `${descriptionId} ${errorId}`}
        />
        <SvgIcon sx={{ strokeWidth: 2, strokeLinejoin: 'round' }}>
          <rect
            x={4}
            y={4}
            width={16}
            height={16}
            rx={1}
            fill={isChosen ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
          {isChosen && <path d="M5.7 12.7l4.3 4.3L18.3 7.3" fill="none" stroke={colours.white} />}
        </SvgIcon>
      </BoxArea>
      <Typography id={labelId} component="span" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <Typography id={descriptionId} component="span" variant="body2" color="textSecondary">
        {description}
      </Typography>
    </Card>
  );
}
