import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OrderFilter } from '@/contract/orders';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';
import { ordersPath, type FilterChoice } from './orderFilter';

export interface OrderFilterPanelProps {
  choices: readonly FilterChoice[];
  value: OrderFilter;
}

const Choice = styled(ButtonBase)<{ href: string }>(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  paddingInline: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(2.5) },
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
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
  const t = useTranslate();
  return (
    <Box component="nav" aria-label={t(messages.filter)}>
      <Typography variant="overline" component="p" color="textSecondary">
        {t(messages.filterTitle)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            href={ordersPath(choice.value)}
            aria-current={choice.value === value}
          >
            <span>{choice.label}</span>
          </Choice>
        ))}
      </Box>
    </Box>
  );
}
