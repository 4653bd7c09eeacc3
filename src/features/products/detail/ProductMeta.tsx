import { Suspense } from 'react';
import { lazyOptional } from '@/components/lazyOptional';
import { PageMeta } from '@/components/PageMeta';
import { productPath } from '@/lib/paths';
import { stripMarkup } from '@/lib/stripMarkup';
import { truncateDescription } from '@/lib/truncateDescription';
import type { ProductJsonLdProps } from './ProductJsonLd';

export interface ProductMetaProps extends ProductJsonLdProps {
  id: string;
}

// Code-split: search engines read the server HTML.
const ProductJsonLd = lazyOptional(async () => (await import('./ProductJsonLd')).ProductJsonLd);

/** Meta tags and structured data of a product. */
export function ProductMeta({ id, product, rating }: ProductMetaProps) {
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
      <Suspense>
        <ProductJsonLd product={product} rating={rating} />
      </Suspense>
    </>
  );
}
