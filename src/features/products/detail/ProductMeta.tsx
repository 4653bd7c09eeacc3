import { Suspense } from 'react';
import { lazyOptional } from '@/components/lazyOptional';
import { PageTitle } from '@/components/PageTitle';
import type { ProductMetaTagsProps } from './ProductMetaTags';

const ProductMetaTags = lazyOptional(
  async () => (await import('./ProductMetaTags')).ProductMetaTags,
);

/** Title, meta tags and structured data of a product. */
export function ProductMeta(props: ProductMetaTagsProps) {
  return (
    <>
      <PageTitle title={props.product.name} />
      <Suspense>
        <ProductMetaTags {...props} />
      </Suspense>
    </>
  );
}
