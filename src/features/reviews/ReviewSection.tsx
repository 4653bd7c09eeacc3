import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { AfterFirstPaint } from '@/hooks/navigation/AfterFirstPaint';
import { Section } from '@/components/Section';
import type { Id } from '@/contract/common';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';
import { ReviewPhotos } from './photos/ReviewPhotos';
import { ReviewForm } from './ReviewForm';
import { ReviewList } from './ReviewList';
import { REVIEWS_HEADING_ID } from './reviewsHeading';
import { ReviewSummary } from './ReviewSummary';
import { useReviews } from './useReviews';

export interface ReviewSectionProps {
  productId: Id;
}

/** DOM order is summary, list, form; on wide screens the list is beside the other two. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { '& > [data-area=form]': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    columnGap: fluid(32, 96),
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    '& > [data-area=summary]': { gridColumn: 1 },
    '& > [data-area=list]': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > [data-area=form]': { gridColumn: 1 },
  },
}));

/** Reviews of a product, their newest photos first, five per page, and the form to write one (product 6.1). */
export function ReviewSection({ productId }: ReviewSectionProps) {
  const t = useTranslate();
  const list = useReviews(productId);
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(`${list.page} ${list.stars ?? ''}`, top);
  const { summary } = list;

  return (
    <Section labelledBy={REVIEWS_HEADING_ID} ground="white">
      <Typography
        id={REVIEWS_HEADING_ID}
        tabIndex={-1}
        variant="h2"
        sx={{ marginBlockEnd: 5, '&:focus-visible': { outline: 'none' } }}
      >
        {t(messages.heading)}
      </Typography>
      <Layout>
        {summary !== undefined && (
          <div data-area="summary">
            <ReviewSummary summary={summary} stars={list.stars} starsHrefOf={list.starsHrefOf} />
          </div>
        )}
        <div data-area="list" ref={top} tabIndex={-1}>
          {list.photos.length > 0 && (
            <Box sx={{ marginBlockEnd: 4 }}>
              <Typography variant="h6" component="h3">
                {t(messages.customersPhotos)}
              </Typography>
              <ReviewPhotos
                photos={list.photos}
                name={t(messages.ourCustomers)}
                reviewKey="newest"
              />
            </Box>
          )}
          <ReviewList list={list} />
        </div>
        <div data-area="form">
          <AfterFirstPaint>
            <ReviewForm productId={productId} maxPhotos={list.maxPhotos} />
          </AfterFirstPaint>
        </div>
      </Layout>
    </Section>
  );
}
