import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { cheapestSize } from '@/lib/cheapestSize';
import { messages, unitMessages } from './messages';
import { ProductPrice } from './ProductPrice';

export interface LowestPriceProps {
  product: Pick<Product, 'price' | 'sizes'>;
  currency: string;
}

/** Price of a product on cards: of its cheapest size, with the unit where it is known (product 5.7). */
export function LowestPrice({ product, currency }: LowestPriceProps) {
  const t = useTranslate();
  const { price, sizes } = product;
  const { soldAs, originalPrice } = cheapestSize(product) ?? {};
  return (
    <ProductPrice
      amount={price}
      currency={currency}
      originalAmount={originalPrice}
      {...(soldAs !== undefined && {
        prefix: sizes.length > 1 ? t(messages.from) : undefined,
        unit: t(unitMessages[soldAs].each),
      })}
    />
  );
}
