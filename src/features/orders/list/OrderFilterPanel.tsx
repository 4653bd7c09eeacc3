import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { OrderFilter } from '@/contract/orders';
import { messages } from '../messages';
import { ordersPath, type FilterChoice } from './orderFilter';

export interface OrderFilterPanelProps {
  choices: readonly FilterChoice[];
  value: OrderFilter;
}

const Choice = styled(RouterLink)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(2.5) },
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  color: 'inherit',
  textDecoration: 'none',
  backgroundColor: theme.palette.background.paper,
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.text.primary } },
  '&[aria-current=true]': {
    borderColor: theme.palette.text.primary,
    backgroundColor: theme.palette.text.primary,
    color: theme.palette.background.default,
  },
}));

/** Filter of the order list; each choice links to page 1 (product 11.2). */
export function OrderFilterPanel({ choices, value }: OrderFilterPanelProps) {
  return (
    <Box component="nav" aria-label={messages.filter}>
      <Typography variant="overline" component="p" color="textSecondary">
        {messages.filterTitle}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            to={ordersPath(choice.value)}
            aria-current={choice.value === value}
            preventScrollReset
          >
            {choice.label}
          </Choice>
        ))}
      </Box>
    </Box>
  );
}
