import { useSearchParams } from 'react-router';
import { cartApi, cartLineKey, selectCartLineByKey } from '@/api/cart';
import type { MadeOffer } from '@/api/parsers/productDetail';
import type { ProductFacts } from '@/api/productDetails';
import type { Id } from '@/contract/common';
import { addTogether } from '@/features/cart/addTogether';
import { replaceLine } from '@/features/cart/replaceLine';
import { SaveQuote } from '@/features/quotes/SaveQuote';
import { Configurator } from '@/features/windows/made/Configurator';
import { configuratorMessages } from '@/features/windows/made/messages';
import { PendingConfigurator } from '@/features/windows/made/PendingConfigurator';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';

export interface MadeForWindowProps {
  productId: Id;
  product: ProductFacts;
  /** How the product is made to measure. */
  offer: MadeOffer;
}

/** The configurator of a product, which adds to the cart, or changes the line that `?line=` names (product 16.17). */
export function MadeForWindow({ productId, product, offer }: MadeForWindowProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const lineId = params.get('line');
  const lineKey = cartLineKey({ productId, sizeId: lineId ?? '' });
  const line = useAppSelector((state) => selectCartLineByKey(state, lineKey));
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { isLoading, isUninitialized } = cartApi.endpoints.getCart.useQueryState();
  // Without waiting, choices would be replaced by those of the line.
  if (lineId !== null && isSignedIn && (isLoading || isUninitialized))
    return <PendingConfigurator />;
  const { windowId, input } = line?.configuration ?? {};
  const edited = line && input && { sizeId: line.sizeId, windowId, input };
  return (
    <Configurator
      productId={productId}
      name={product.name}
      attributes={product.attributes}
      sizes={product.sizes}
      // Of another line, or of none: other choices.
      key={edited?.sizeId}
      windowId={params.get('window') ?? undefined}
      edited={edited}
      madeToMeasure={offer.madeToMeasure}
      priceTableVersion={offer.priceTableVersion}
      SaveQuote={SaveQuote}
      onAdd={async (lines) => {
        if (edited === undefined) return dispatch(addTogether(lines));
        const fromSizeId = edited.sizeId;
        const replaced = t(configuratorMessages.replaced);
        for (const { sizeId } of lines)
          await dispatch(replaceLine({ productId, fromSizeId, toSizeId: sizeId }, replaced));
        return [];
      }}
    />
  );
}
