import type { Product, SuggestedProduct } from '../../src/contract/products.ts';

/** A product as suggestions show it. */
export function toSuggestedProduct(product: Product): SuggestedProduct {
  const { _id, name, lang, images, imageAlts, sizes, price, madeFrom } = product;
  const soldAs =
    sizes.length === 0 && madeFrom !== undefined
      ? 'made'
      : sizes.find((size) => size.price === price)?.soldAs;
  return {
    _id,
    name,
    image: images[0] ?? '',
    imageAlt: imageAlts?.[0] ?? '',
    price,
    ...(soldAs && { soldAs }),
    ...(lang && { lang }),
  };
}
