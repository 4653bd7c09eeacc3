import { useEffect } from 'react';
import type { ProductFacts } from '@/api/productDetails';
import { parseAttributes } from '@/api/parsers/attributes';
import { messages, unitMessages } from '@/components/messages';
import { StructuredData } from '@/components/StructuredData';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { inLanguage } from '@/lib/language';
import { paths, withQuery } from '@/lib/paths';
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
  const language = useLanguage();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(productViewed({ id, at: Date.now() }));
  }, [dispatch, id]);
  const attributes = attributeSchema(t, parseAttributes(product.attributes));
  const comma = t(messages.comma);
  const texts = {
    named: (size: string) => [product.name, ...(size === '' ? [] : [size])].join(comma),
    made: t(unitMessages.made.name),
    finished: t(unitMessages.made.per),
    pathOf: (size?: string) => inLanguage(withQuery(paths.productDetail, { id, size }), language),
  };
  const schema = productSchema(product, texts, rating);
  return <StructuredData data={{ ...schema, ...attributes }} />;
}
