import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { selectCartTotals, selectPaymentTypes } from '@/api/cart';
import { Button } from '@/components/Button';
import { Instalments } from '@/components/instalments/Instalments';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { layout } from '@/theme/tokens';
import { CartTotals } from './CartTotals';
import { messages } from './messages';
import { useCartState } from './useCartState';

/** Card beside the lines from the `md` breakpoint, below them on small screens. */
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

/** Total and checkout button; sticks to the bottom edge on small screens. */
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
  '& > a': { flexGrow: 1, paddingInline: theme.spacing(1.5) },
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

/** Divided from the button in the card; stacked like a section on small screens. */
const Below = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    marginBlockStart: theme.spacing(3),
    paddingBlockStart: theme.spacing(3),
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
}));

/** Cart totals with the link to checkout (product 8.1); `children` follow below it. */
export function CartSummary({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const totals = useAppSelector(selectCartTotals);
  const hasInstalments = useAppSelector(selectPaymentTypes).includes('tabby');
  const { hasFailed } = useCartState();
  if (hasFailed) return null;
  return (
    <TotalsBox aria-labelledby={headingId}>
      <div>
        <Typography id={headingId} variant="h3" component="h2">
          {t(messages.totalsTitle)}
        </Typography>
        <Divider sx={{ marginBlock: 2 }} />
        {totals === undefined ? <Skeleton sx={{ height: 120 }} /> : <CartTotals />}
        {hasInstalments && totals !== undefined && (
          <Instalments amount={totals.total} currency={totals.currencySymbol} range={{}} />
        )}
      </div>
      {totals !== undefined && (
        <Foot>
          <strong aria-hidden="true">
            <bdi>{formatMoney(totals.total, totals.currencySymbol, language)}</bdi>
          </strong>
          <Button href={paths.checkout} size="large">
            {t(messages.toCheckout)}
          </Button>
        </Foot>
      )}
      {children !== undefined && <Below>{children}</Below>}
    </TotalsBox>
  );
}
