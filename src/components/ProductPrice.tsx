import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatPrice } from '@/lib/money';
import { messages } from './messages';

export interface ProductPriceProps {
  /** In major units; `NaN` is shown as a dash. */
  amount: number;
  currency: string;
  /** Word before the price, for example 'From' (product 5.4). */
  prefix?: string;
  /** Words after the price, for example 'per metre' (product 5.7). */
  unit?: string;
  /** Price before a reduction, shown struck through (product 5.8). */
  originalAmount?: number;
}

const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** Not an inline style, whose nine properties cost a slow phone about 1 ms on each card. */
const ScreenReaderText = styled('span')(visuallyHidden);

/** Breaks as a whole; within only when it is wider than a card. */
const Aside = styled('span')(({ theme }) => ({
  display: 'inline-block',
  fontWeight: theme.typography.fontWeightRegular,
  fontSize: '0.875em',
  unicodeBidi: 'isolate',
  color: theme.palette.text.secondary,
}));

/** Price with currency in tabular figures, with its unit and the price before a reduction. */
export function ProductPrice(props: ProductPriceProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { amount, currency, prefix, unit, originalAmount } = props;
  return (
    <>
      <Figures>
        {prefix !== undefined && <span>{`${prefix} `}</span>}
        <bdi>{formatPrice(amount, currency, language)}</bdi>
      </Figures>
      {unit !== undefined && (
        <>
          {' '}
          <Aside>{unit}</Aside>
        </>
      )}
      {originalAmount !== undefined && (
        <>
          {' '}
          <Aside as="s">
            {/* Screen readers do not announce struck-through text as such. */}
            <ScreenReaderText>{`${t(messages.was)} `}</ScreenReaderText>
            <span>{formatPrice(originalAmount, currency, language)}</span>
          </Aside>
        </>
      )}
    </>
  );
}
