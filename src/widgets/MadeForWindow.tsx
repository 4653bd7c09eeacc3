import type { MadeOffer } from '@/api/parsers/productDetail';
import { useCartActions } from '@/features/cart/useCartActions';
import { Configurator, type ConfiguratorProps } from '@/features/windows/made/Configurator';

export interface MadeForWindowProps extends Omit<
  ConfiguratorProps,
  'onAdd' | 'madeToMeasure' | 'priceTableVersion'
> {
  offer: MadeOffer;
}

/** The configurator of a product, which adds to the cart (product 16.13). */
export function MadeForWindow({ offer, ...rest }: MadeForWindowProps) {
  const { productId } = rest;
  const { addToCart } = useCartActions();
  return (
    <Configurator
      {...rest}
      madeToMeasure={offer.madeToMeasure}
      priceTableVersion={offer.priceTableVersion}
      onAdd={(sizeId) => addToCart({ productId, sizeId })}
    />
  );
}
