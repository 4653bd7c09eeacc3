import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '@/components/EmptyState';
import { staleSx } from '@/components/staleSx';
import { Pagination } from '@/components/Pagination';
import { QueryState } from '@/components/QueryState';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { ReviewItem } from './ReviewItem';
import type { ReviewsResult } from './useReviews';

/** Skeleton of a review. */
function ReviewSkeleton() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Skeleton variant="circular" sx={{ width: 44, height: 44, flex: 'none' }} />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="text" width="30%" />
        <Skeleton variant="text" width="20%" />
        <Skeleton variant="text" />
        <Skeleton variant="text" width="85%" />
      </Box>
    </Box>
  );
}

const SKELETONS = [1, 2, 3];

const Items = styled('ul')(({ theme }) => ({
  '& > li': { paddingBlock: 28, borderBlockEnd: `1px solid ${theme.palette.divider}` },
  '& > li:first-of-type': { paddingBlockStart: 0 },
}));

function ReviewListSkeleton() {
  return (
    <Items aria-hidden="true">
      {SKELETONS.map((number) => (
        <li key={number} data-testid="review-skeleton">
          <ReviewSkeleton />
        </li>
      ))}
    </Items>
  );
}

function NoReviews({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate();
  return isFiltered ? (
    <EmptyState title={t(messages.noneWithStars)} />
  ) : (
    <EmptyState title={t(messages.none)} help={t(messages.noneHelp)} />
  );
}

/** Page of reviews, newest first, with loading, error and empty states. */
export function ReviewList({ list }: { list: ReviewsResult }) {
  const t = useTranslate();
  return (
    <QueryState
      query={list}
      data={list.reviews}
      what={t(messages.what)}
      skeleton={<ReviewListSkeleton />}
    >
      {(reviews) =>
        reviews.length === 0 ? (
          <NoReviews isFiltered={list.stars !== undefined} />
        ) : (
          <Box aria-busy={list.isOutdated} sx={list.isOutdated ? staleSx : undefined}>
            <Items>
              {reviews.map((review) => (
                <li key={review.key}>
                  <ReviewItem review={review} reviewKey={review.key} />
                </li>
              ))}
            </Items>
            <Pagination
              page={list.page}
              totalPages={list.totalPages}
              hrefOf={list.hrefOf}
              label={t(messages.pages)}
            />
          </Box>
        )
      }
    </QueryState>
  );
}
