import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { QueryState } from '@/components/QueryState';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import { staleSx } from '@/components/staleSx';
import type { Id } from '@/contract/common';
import { useHashLink } from '@/hooks/navigation/useHashLink';
import { useTranslate } from '@/i18n/useTranslate';
import { BOOKING_ANCHOR, FABRICS_ANCHOR } from '@/lib/paths';
import { FilterBar } from '../filters/FilterBar';
import { FilterBarSpace } from '../filters/FilterBarSpace';
import { emptyMessages } from '../shared/messages';
import { ProductCard } from '../shared/ProductCard';
import { ProductCardSkeleton } from '../shared/ProductCardSkeleton';
import { productListPath } from '../shared/productListQuery';
import { ProductRow } from '../shared/ProductRow';
import { VisitInvitation } from '../list/VisitInvitation';
import { fittingMessages as messages } from '../messages';
import { SHOWN, useFittingProducts } from './useFittingProducts';

export interface FittingProductsProps {
  subCategoryId: Id;
  /** Number of products that fit, at least 1. */
  count: number;
}

/** The first products that fit a sub-category, with filters (product 4.3). Absent when the server cannot tell which fit. */
export function FittingProducts({ subCategoryId, count }: FittingProductsProps) {
  const t = useTranslate();
  const headingId = useId();
  const hashLink = useHashLink();
  const list = useFittingProducts(subCategoryId);
  const { query, products, currency, filterable, choice, totalCount = count } = list;
  if (!list.isLimited || query.isNotFound) return null;
  return (
    <Box id={FABRICS_ANCHOR} sx={{ displayPrint: 'none' }}>
      <Section labelledBy={headingId} ground="white">
        <SectionHead
          id={headingId}
          title={t(messages.heading)}
          text={t(messages.text)}
          action={
            totalCount > SHOWN && (
              <Button
                href={productListPath({ page: 1, search: '', subCategoryId, ...choice })}
                variant="outlined"
              >
                {t(messages.all, { count: totalCount })}
              </Button>
            )
          }
        />
        {query.isLoading && <FilterBarSpace hasChips={choice.filters !== undefined} />}
        {filterable && <FilterBar list={filterable} />}
        <QueryState
          query={query}
          data={products}
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
          {(shown) =>
            shown.length === 0 ? (
              <Typography color="textSecondary">{t(emptyMessages.noFiltered)}</Typography>
            ) : (
              <ProductRow aria-busy={query.isOutdated} sx={query.isOutdated ? staleSx : undefined}>
                {shown.map((product) => (
                  <li key={product._id}>
                    <ProductCard
                      product={product}
                      currency={currency}
                      list="fitting"
                      component="h3"
                    />
                  </li>
                ))}
                {shown.length < SHOWN && (
                  <VisitInvitation columns={SHOWN - shown.length} link={hashLink(BOOKING_ANCHOR)} />
                )}
              </ProductRow>
            )
          }
        </QueryState>
      </Section>
    </Box>
  );
}
