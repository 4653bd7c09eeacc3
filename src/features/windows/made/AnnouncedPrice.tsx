import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { configuratorMessages as messages } from './messages';

export interface AnnouncedPriceProps {
  /** In dirhams; `undefined` when the window cannot be made. */
  price: number | undefined;
  currency: string;
  /** Why it cannot be made. */
  reason: string | undefined;
  /** Only settled prices are announced. */
  isSettled: boolean;
}

/** Says the price to screen readers once the customer rests, with what changed. */
export function AnnouncedPrice({ price, currency, reason, isSettled }: AnnouncedPriceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [said, setSaid] = useState<{ price?: number; text: string }>({ text: '' });
  const money = (amount: number) => formatMoney(amount, currency, language);
  const text = () => {
    if (price === undefined) return reason ?? '';
    const difference = said.price === undefined ? 0 : price - said.price;
    if (difference === 0) return money(price);
    return t(difference > 0 ? messages.announcedMore : messages.announcedLess, {
      price: money(price),
      difference: money(Math.abs(difference)),
    });
  };
  const isNew = price === undefined ? said.text !== (reason ?? '') : said.price !== price;
  if (isSettled && isNew) setSaid({ price: price ?? said.price, text: text() });
  return (
    <Box role="status" sx={visuallyHidden}>
      {said.text}
    </Box>
  );
}
