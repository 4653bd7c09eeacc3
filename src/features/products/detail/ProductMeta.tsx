import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { lazyPart } from '@/components/lazyPart';
import { PageMeta } from '@/components/PageMeta';
import { productPath } from '@/lib/paths';
import { stripMarkup } from '@/lib/stripMarkup';
import { truncateDescription } from '@/lib/truncateDescription';
import type { ProductExtrasProps } from './ProductExtras';

// Code-split: search engines read the server HTML.
const ProductExtras = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "product-parts" */ './ProductExtras')).ProductExtras,
);

/** Meta tags and structured data of a product. */
export function ProductMeta({ id, product, rating }: ProductExtrasProps) {
  const { name, description, images } = product;
  return (
    <>
      <PageMeta
        title={name}
        description={
          description === undefined ? undefined : truncateDescription(stripMarkup(description))
        }
        canonicalPath={productPath(id)}
        image={images[0]}
      />
      <AfterFirstPaint isOnReturn>
        <ProductExtras id={id} product={product} rating={rating} />
      </AfterFirstPaint>
    </>
  );
}
