import type { ProductFacts } from '@/api/products';
import { PageMeta } from '@/components/PageMeta';
import { productPath } from '@/lib/paths';
import { stripMarkup } from '@/lib/stripMarkup';
import { truncateDescription } from '@/lib/truncateDescription';
import { productSchema, type AverageRating } from './productSchema';

export interface ProductMetaProps {
  id: string;
  product: ProductFacts;
  rating?: AverageRating;
}

/** Meta tags and structured data of a product. */
export function ProductMeta({ id, product, rating }: ProductMetaProps) {
  const { description } = product;
  return (
    <PageMeta
      title={product.name}
      description={
        description === undefined ? undefined : truncateDescription(stripMarkup(description))
      }
      canonicalPath={productPath(id)}
      image={product.images[0]}
      structuredData={productSchema(product, rating)}
    />
  );
}
