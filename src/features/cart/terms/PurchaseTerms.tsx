import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { selectCart, type CartResult } from '@/api/cart';
import type { Translate } from '@/i18n/createI18n';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatDay } from '@/lib/dates';
import { deliveryDay } from '@/lib/deliveryDay';
import type { Language } from '@/lib/language';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { purchaseTermsMessages as messages } from './messages';

/** Anchors are the slugs of the headings in `src/content/terms.ts`. */
const LINKS = [
  { label: messages.deliveryLink, to: `${paths.terms}#making-delivery-and-installation` },
  { label: messages.returnsLink, to: `${paths.terms}#returns` },
  { label: messages.questionsLink, to: paths.faq },
];

const Terms = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1.5),
  },
  '& dt': { flexBasis: '5rem', fontWeight: theme.typography.fontWeightMedium },
  '& dd': { flex: '1 1 9rem', margin: 0, color: theme.palette.text.secondary },
}));

/** Text about the shipping charge; `undefined` while it is unknown. */
function describeShipping(
  t: Translate,
  language: Language,
  totals: CartResult | undefined,
): string | undefined {
  if (totals === undefined || !Number.isFinite(totals.shippingCharge)) return undefined;
  const { shippingCharge, freeShippingFrom: limit, subTotal, currencySymbol } = totals;
  const money = (amount: number) => formatMoney(amount, currencySymbol, language);
  if (shippingCharge === 0) {
    return limit === undefined || subTotal < limit
      ? t(messages.shippingFree)
      : t(messages.shippingFreeFrom, { limit: money(limit) });
  }
  return limit === undefined || !(subTotal < limit)
    ? t(messages.shippingText, { charge: money(shippingCharge) })
    : t(messages.shippingUntilFree, {
        charge: money(shippingCharge),
        limit: money(limit),
        missing: money(limit - subTotal),
      });
}

/** What customers ask before they pay: VAT, shipping, delivery, fitting and returns (product 8.9). */
export function PurchaseTerms({ cart }: { cart?: CartResult }) {
  const t = useTranslate();
  const language = useLanguage();
  const headingId = useId();
  const current = useAppSelector(selectCart);
  const totals = cart ?? current;
  const made = totals?.madeDelivery;
  const [expected] = useState(() => formatDay(deliveryDay(new Date()).toISOString(), language));
  const terms = [
    { label: t(messages.vat), text: t(messages.vatText) },
    { label: t(messages.shipping), text: describeShipping(t, language, totals) },
    {
      label: t(messages.delivery),
      text: made?.delivery ?? t(messages.deliveryText, { day: expected }),
    },
    { label: t(messages.fitting), text: made?.fitting ?? t(messages.fittingText) },
    {
      label: t(messages.returns),
      text: t(messages.returnsText),
    },
  ].filter(({ text }) => text !== undefined);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h5" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t(messages.title)}
      </Typography>
      <Terms>
        {terms.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Terms>
      <Typography
        variant="body2"
        component="p"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, marginBlockStart: 1 }}
      >
        {LINKS.map(({ label, to }) => (
          <Link key={to} href={to} underline="always" sx={{ paddingBlock: 1 }}>
            {t(label)}
          </Link>
        ))}
      </Typography>
    </Box>
  );
}
