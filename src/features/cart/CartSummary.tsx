import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { selectCartTotals, useGetCartQuery } from '@/api/cart';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { layout } from '@/theme/tokens';
import { CartTotals } from './CartTotals';
import { messages } from './messages';

const TotalsBox = styled('section')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(4),
    position: 'sticky',
    insetBlockStart: layout.topBar + 24,
  },
}));

/** The totals box with the way to checkout (spec §2); stays in view beside a long cart. */
export function CartSummary() {
  const headingId = useId();
  const isKnown = useAppSelector(selectCartTotals) !== undefined;
  const { isError } = useGetCartQuery();
  if (isError && !isKnown) return null;
  return (
    <TotalsBox aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2">
        {messages.totalsTitle}
      </Typography>
      <Divider sx={{ marginBlock: 2 }} />
      {isKnown ? <CartTotals /> : <Skeleton height={120} />}
      <Button
        component={Link}
        to={paths.checkout}
        size="large"
        fullWidth
        disabled={!isKnown}
        sx={{ marginBlockStart: 3, paddingInline: 2 }}
      >
        {messages.toCheckout}
      </Button>
    </TotalsBox>
  );
}
