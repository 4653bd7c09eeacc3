import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { selectCartTotals } from '@/api/cart';
import type { Money } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatMoney } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { selectIsCartBusy } from '@/store/slices/pendingCartSlice';
import { messages } from './messages';

const Entry = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(0.75),
  '& dd': { margin: 0 },
  '&[data-strong=true]': {
    paddingBlockStart: theme.spacing(1.5),
    '& dt': theme.typography.h4,
    '& dd': { fontSize: '1.25rem', fontWeight: 500 },
  },
}));

/** Cart totals of the server; the panel shows the subtotal only (product 8.8). */
export function CartTotals({ isSubTotalOnly = false }: { isSubTotalOnly?: boolean }) {
  const t = useTranslate();
  const language = useLanguage();
  const totals = useAppSelector(selectCartTotals);
  const isChanging = useAppSelector(selectIsCartBusy);
  if (totals === undefined) return null;
  const { currencySymbol, subTotal, shippingCharge, total } = totals;
  const money = (amount: Money) => formatMoney(amount, currencySymbol, language);
  const shipping = shippingCharge === 0 ? t(messages.freeShipping) : money(shippingCharge);
  const entries = [
    { label: t(messages.subTotal), value: money(subTotal), isStrong: isSubTotalOnly },
    { label: t(messages.shipping), value: shipping, isStrong: false },
    { label: t(messages.total), value: money(total), isStrong: true },
  ];
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        fontVariantNumeric: 'tabular-nums',
        color: isChanging ? 'text.secondary' : 'text.primary',
        transition: 'color 200ms',
      }}
    >
      {entries.slice(0, isSubTotalOnly ? 1 : undefined).map(({ label, value, isStrong }) => (
        <Entry key={label} data-strong={isStrong}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </Entry>
      ))}
    </Box>
  );
}
