import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { selectCartTotals } from '@/api/cart';
import { SkeletonBar } from '@/components/SkeletonBar';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { layout } from '@/theme/tokens';
import { CartTotals } from './CartTotals';
import { messages } from './messages';
import { useCartState } from './useCartState';

/** From 960 px a card beside the lines; on a phone its parts stand below them. */
const TotalsBox = styled('section')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    padding: theme.spacing(4),
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    position: 'sticky',
    insetBlockStart: layout.topBar + 24,
  },
}));

const Rule = styled('hr')(({ theme }) => ({
  margin: 0,
  marginBlock: theme.spacing(2),
  border: 0,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
}));

/** On a phone total and button stay at the lower edge, in reach of the thumb; a long total stands above the button. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
  paddingBlockEnd: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
  backgroundColor: theme.palette.background.paper,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& > strong': { fontVariantNumeric: 'tabular-nums' },
  '& > a': { flexGrow: 1, whiteSpace: 'nowrap', paddingInline: theme.spacing(1.5) },
  [theme.breakpoints.up('sm')]: { '& > a': { maxWidth: 320 } },
  [theme.breakpoints.up('md')]: {
    position: 'static',
    margin: 0,
    padding: theme.spacing(3, 0, 0),
    borderBlockStart: 0,
    '& > a': { maxWidth: 'none' },
    '& > strong': { display: 'none' },
  },
}));

/** The totals box with the way to checkout (spec §2); stays in view beside a long cart. */
export function CartSummary() {
  const headingId = useId();
  const totals = useAppSelector(selectCartTotals);
  const { isError } = useCartState();
  if (isError) return null;
  return (
    <TotalsBox aria-labelledby={headingId}>
      <div>
        <Typography id={headingId} variant="h3" component="h2">
          {messages.totalsTitle}
        </Typography>
        <Rule />
        {totals === undefined ? <SkeletonBar sx={{ height: 120 }} /> : <CartTotals />}
      </div>
      {totals !== undefined && (
        <Foot>
          <strong aria-hidden="true">
            <bdi>{formatMoney(totals.total, totals.currencySymbol)}</bdi>
          </strong>
          <Button component={Link} to={paths.checkout} size="large">
            {messages.toCheckout}
          </Button>
        </Foot>
      )}
    </TotalsBox>
  );
}
