import type { ProductFacts } from '@/api/products';
import { MetaTags } from '@/components/MetaTags';
import { productPath } from '@/lib/paths';
import { stripMarkup } from '@/lib/stripMarkup';
import { truncateDescription } from '@/lib/truncateDescription';
import { productSchema, type AverageRating } from './productSchema';

export interface ProductMetaTagsProps {
  id: string;
  product: ProductFacts;
  rating?: AverageRating;
}

/** Meta tags and structured data of a product. */
export function ProductMetaTags({ id, product, rating }: ProductMetaTagsProps) {
  const { description } = product;
  return (
    <MetaTags
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
