import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { selectProducts, useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import type { Id } from '@/contract/common';
import { useHashLink } from '@/hooks/useHashLink';
import { useTranslate } from '@/i18n/useTranslate';
import { BOOKING_ANCHOR, FABRICS_ANCHOR, fittingProductsPath } from '@/lib/paths';
import { ProductCard } from '../list/ProductCard';
import { ProductCardSkeleton } from '../list/ProductCardSkeleton';
import { ProductRow } from '../list/ProductRow';
import { VisitInvitation } from '../list/VisitInvitation';
import { messages } from './messages';

/** Number of cards: one row on wide screens, two on phones. */
const SHOWN = 4;

export interface FittingProductsProps {
  subCategoryId: Id;
  /** Number of products that fit, at least 1. */
  count: number;
}

/** The first products that fit a sub-category, with prices (product 4.3). Absent when the server cannot tell which fit. */
export function FittingProducts({ subCategoryId, count }: FittingProductsProps) {
  const t = useTranslate();
  const headingId = useId();
  const hashLink = useHashLink();
  const query = useGetProductsQuery(
    { page: 1, limit: SHOWN, subCategoryId },
    { selectFromResult: queryView },
  );
  const { currentData } = query;
  const isLimited = currentData === undefined || currentData.subCategory !== undefined;
  if (!isLimited || query.isNotFound) return null;
  return (
    <Box id={FABRICS_ANCHOR} sx={{ displayPrint: 'none' }}>
      <Section labelledBy={headingId} ground="white">
        <SectionHead
          id={headingId}
          title={t(messages.heading)}
          text={t(messages.text)}
          action={
            count > SHOWN && (
              <Button href={fittingProductsPath(subCategoryId)} variant="outlined">
                {t(messages.all, { count })}
              </Button>
            )
          }
        />
        <QueryState
          query={query}
          data={currentData}
          what={t(messages.what)}
          skeleton={
            <ProductRow aria-hidden="true">
              {Array.from({ length: Math.min(count, SHOWN) }, (_, card) => (
                <li key={card}>
                  <ProductCardSkeleton />
                </li>
              ))}
            </ProductRow>
          }
        >
          {({ products, currency }) => (
            <ProductRow>
              {selectProducts(products)
                .slice(0, SHOWN)
                .map((product) => (
                  <li key={product._id}>
                    <ProductCard product={product} currency={currency} component="h3" />
                  </li>
                ))}
              {products.ids.length < SHOWN && (
                <VisitInvitation
                  columns={SHOWN - products.ids.length}
                  link={hashLink(BOOKING_ANCHOR)}
                />
              )}
            </ProductRow>
          )}
        </QueryState>
      </Section>
    </Box>
  );
}
