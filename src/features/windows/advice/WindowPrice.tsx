import Typography from '@mui/material/Typography';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import type { SizeAdvice } from '@/lib/windows/sizeAdvice';
import { adviceText } from './adviceText';

export interface WindowPriceProps {
  advice: SizeAdvice;
  currency: string;
}

/** Price of a product for a window, with the size and the amount that it is for. */
export function WindowPrice({ advice, currency }: WindowPriceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { size, price } = advice;
  return (
    <>
      <bdi style={{ fontWeight: 500 }}>{formatMoney(price, currency, language)}</bdi>
      <Typography variant="body2" {...textIn(size.lang)}>
        {size.size}
      </Typography>
      {adviceText(t, advice).map((text) => (
        <Typography key={text} variant="body2" color="textSecondary">
          {text}
        </Typography>
      ))}
    </>
  );
}
