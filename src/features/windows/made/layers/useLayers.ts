import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetProductDetailsQuery } from '@/api/productDetails';
import { queryView } from '@/api/queryView';
import type { Id } from '@/contract/common';
import type { WindowPriceRequest } from '@/contract/madeToMeasure';
import type { CurtainProduct } from '@/lib/madeToMeasure/product';
import { bodyFor, requestFor, type MadeDraft, type Pricing } from '@/lib/windows/madeDraft';
import { layerDraft, layerProductId, layerText } from '@/lib/windows/secondLayer';
import { offeredProduct } from '../offeredProduct';
import type { FinishedLayer } from '../useFinishedWindows';
import { usePricedWindow, type PricedDraft } from '../usePricedWindow';

/** One cloth at a window, with its price. */
export interface PricedLayer extends FinishedLayer {
  /** Of the product. */
  name: string;
  body: WindowPriceRequest;
  priced: PricedDraft;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** A second layer with its options. */
export interface SecondLayer extends PricedLayer {
  pricing: Pricing & { product: CurtainProduct };
}

export interface LayersOf {
  productId: Id;
  name: string;
  pricing: Pricing;
  draft: MadeDraft;
  /** Of the window in the list. */
  names: Pick<WindowPriceRequest, 'windowId' | 'name'> | undefined;
  onChange: (changes: Partial<MadeDraft>) => void;
}

/** The same object for the same configuration, whatever else renders the form. */
const useSameBody = (json: string | undefined) =>
  useMemo(
    () => (json === undefined ? undefined : (JSON.parse(json) as WindowPriceRequest)),
    [json],
  );

/** The cloth of the second layer, once it is loaded. */
function useSecondCloth(draft: MadeDraft) {
  const productId = layerProductId(draft);
  const query = useGetProductDetailsQuery(productId ?? skipToken, { selectFromResult: queryView });
  const detail = query.currentData?.productDetail;
  const product = useMemo(
    () =>
      detail?.made &&
      offeredProduct({ ...detail.made, attributes: detail.attributes, sizes: detail.sizes }),
    [detail],
  );
  const isMissing = productId !== undefined && (query.hasFailed || detail !== undefined);
  return productId !== undefined && product?.kind === 'curtain'
    ? { productId, name: detail?.name ?? '', product, isLost: false }
    : { isLost: isMissing };
}

function useLayer({ productId, pricing, draft, names }: Partial<LayersOf>) {
  const isGiven = productId !== undefined && pricing !== undefined && draft !== undefined;
  const body = useSameBody(
    isGiven ? JSON.stringify(bodyFor(productId, pricing, draft, names)) : undefined,
  );
  return { body, priced: usePricedWindow(isGiven ? requestFor(pricing, draft) : undefined, body) };
}

/** The layers of a window: the product of the page, and the cloth that was added to it (product 16.29). */
export function useLayers(props: LayersOf) {
  const { productId, name, pricing, draft, names, onChange } = props;
  const cloth = useSecondCloth(draft);
  const first = useLayer(props);
  const chosen =
    cloth.productId === undefined
      ? undefined
      : {
          productId: cloth.productId,
          pricing: { ...pricing, product: cloth.product },
          draft: layerDraft(draft, cloth.product),
          names,
        };
  const other = useLayer(chosen ?? {});
  const { body: otherBody } = other;
  const second: SecondLayer | undefined = chosen &&
    otherBody && {
      ...chosen,
      ...other,
      body: otherBody,
      name: cloth.name ?? '',
      onChange: (changes) =>
        onChange({
          layer: layerText(
            chosen.productId,
            { ...chosen.draft, ...changes },
            chosen.pricing.product,
          ),
        }),
    };
  const layers: PricedLayer[] = [
    ...(first.body
      ? [{ productId, name, pricing, draft, body: first.body, priced: first.priced, onChange }]
      : []),
    ...(second ? [second] : []),
  ];
  const { body } = first;
  const bodies = useMemo(
    () => [body, otherBody].filter((one) => one !== undefined),
    [body, otherBody],
  );
  const isComplete = draft.layer === undefined || second !== undefined;
  const prices = layers.map(({ priced }) => priced.price);
  const sum = prices.reduce<number | undefined>(
    (total, price) => (total === undefined || price === undefined ? undefined : total + price),
    0,
  );
  return { layers, bodies, second, isLost: cloth.isLost, price: isComplete ? sum : undefined };
}
