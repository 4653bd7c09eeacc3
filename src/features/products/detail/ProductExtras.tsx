import { useEffect } from 'react';
import type { ProductFacts } from '@/api/productDetails';
import { parseAttributes } from '@/api/parsers/attributes';
import { unitMessages } from '@/components/messages';
import { StructuredData } from '@/components/StructuredData';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { useAppDispatch } from '@/store/hooks';
import { productViewed } from '@/store/slices/recentSlice';
import { attributeSchema } from '../attributes/attributeSchema';
import { productSchema, type AverageRating } from './productSchema';

export interface ProductExtrasProps {
  id: Id;
  product: ProductFacts;
  rating?: AverageRating;
}

/** What a product page has without showing it: structured data (schema.org) and the record of the visit (product 5.17). */
export function ProductExtras({ id, product, rating }: ProductExtrasProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(productViewed({ id, at: Date.now() }));
  }, [dispatch, id]);
  const attributes = attributeSchema(t, parseAttributes(product.attributes));
  const schema = productSchema(product, t(unitMessages.made.per), rating);
  return <StructuredData data={{ ...schema, ...attributes }} />;
}
