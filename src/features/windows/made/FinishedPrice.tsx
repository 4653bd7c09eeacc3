import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { asPriceTable } from '@/api/parsers/priceTable';
import { useGetPriceTableQuery } from '@/api/madeToMeasure';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { formatMoney } from '@/lib/money';
import { madePath } from '@/lib/paths';
import { draftFor, firstDraft, isForProduct, requestFor } from '@/lib/windows/madeDraft';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { budgetMessages } from '../messages';
import { offeredProduct, type ProductOffer } from './offeredProduct';
import { PendingPrice } from './PendingPrice';
import { refusalText } from './refusalText';

export interface FinishedPriceProps extends ProductOffer {
  productId: Id;
  priceTableVersion: number;
  window: MeasuredWindow;
}

/** What a product costs finished for a window, with a link to its configurator; or why it cannot be made. */
export function FinishedPrice({
  productId,
  priceTableVersion,
  window,
  ...offer
}: FinishedPriceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data, isLoading } = useGetPriceTableQuery(priceTableVersion);
  const table = asPriceTable(data);
  const product = offeredProduct(offer);
  if (isLoading) return <PendingPrice />;
  if (table === undefined || product === undefined || !isForProduct(window, product)) return null;
  const draft = draftFor(firstDraft(product), window, product);
  const result = priceWindow(requestFor({ product, table, measured: window }, draft));
  if (result.kind === 'refused')
    return <Typography variant="body2">{refusalText(t, result.refusal)}</Typography>;
  const price = formatMoney(result.total / 100, table.currency, language);
  return (
    <Typography variant="body2">
      <Link href={madePath(productId, undefined, window.id)}>
        {t(budgetMessages.finished, { price })}
      </Link>
    </Typography>
  );
}
