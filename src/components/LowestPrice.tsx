import { styled } from '@mui/material/styles';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { cheapestSize } from '@/lib/cheapestSize';
import { messages, unitMessages } from './messages';
import { ProductPrice } from './ProductPrice';

export interface LowestPriceProps {
  product: Pick<Product, 'price' | 'sizes' | 'madeFrom'>;
  currency: string;
}

const SecondLine = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
}));

/** Prices of a product on cards: of its cheapest size, with the unit where it is known, and of a finished window (product 5.24). */
export function LowestPrice({ product, currency }: LowestPriceProps) {
  const t = useTranslate();
  const { price, sizes, madeFrom } = product;
  const { soldAs, originalPrice } = cheapestSize(product) ?? {};
  const made = madeFrom !== undefined && (
    <ProductPrice
      amount={madeFrom}
      currency={currency}
      prefix={t(messages.from)}
      unit={t(unitMessages.made.each)}
    />
  );
  if (made && sizes.length === 0) return made;
  return (
    <>
      <ProductPrice
        amount={price}
        currency={currency}
        originalAmount={originalPrice}
        {...(soldAs !== undefined && {
          prefix: sizes.length > 1 ? t(messages.from) : undefined,
          unit: t(unitMessages[soldAs].each),
        })}
      />
      {made && <SecondLine>{made}</SecondLine>}
    </>
  );
}
