import { styled } from '@mui/material/styles';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { cheapestSize } from '@/lib/cheapestSize';
import { messages, unitMessages } from './messages';
import { ProductPrice } from './ProductPrice';

export interface LowestPriceProps {
  product: Pick<Product, 'price' | 'sizes' | 'madeFrom'>;
  currency: string;
  /** Units that the list is limited to, in their order; the price of the first one leads (product 5.24). */
  units?: readonly string[];
}

const SecondLine = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.palette.text.secondary,
}));

/** The sizes of the first unit that there are sizes of, with their lowest price; those of the product without units. */
function sizesOfUnit(
  { sizes, price, madeFrom }: LowestPriceProps['product'],
  units: readonly string[],
) {
  for (const unit of units) {
    if (unit === 'made' && madeFrom !== undefined) break;
    const ofUnit = sizes.filter(({ soldAs }) => soldAs === unit);
    if (ofUnit.length > 0)
      return { sizes: ofUnit, price: Math.min(...ofUnit.map((size) => size.price)), isFirst: true };
  }
  return { sizes, price, isFirst: units.length === 0 };
}

/** Prices of a product on cards: of its cheapest size, with the unit where it is known, and of a usual finished window. */
export function LowestPrice({ product, currency, units = [] }: LowestPriceProps) {
  const t = useTranslate();
  const { madeFrom } = product;
  const { isFirst, ...shown } = sizesOfUnit(product, units);
  const { soldAs, originalPrice } = cheapestSize(shown) ?? {};
  const made = madeFrom !== undefined && (
    <ProductPrice amount={madeFrom} currency={currency} unit={t(unitMessages.made.per)} />
  );
  if (made && product.sizes.length === 0) return made;
  const sized = (
    <ProductPrice
      amount={shown.price}
      currency={currency}
      originalAmount={originalPrice}
      {...(soldAs !== undefined && {
        prefix: shown.sizes.length > 1 ? t(messages.from) : undefined,
        unit: t(unitMessages[soldAs].each),
      })}
    />
  );
  if (!made) return sized;
  return (
    <>
      {isFirst ? sized : made}
      <SecondLine>{isFirst ? made : sized}</SecondLine>
    </>
  );
}
