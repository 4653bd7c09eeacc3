import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { EmptyState } from '@/components/EmptyState';
import { outdatedList } from '@/components/outdatedList';
import { PageNumbers } from '@/components/PageNumbers';
import { SectionError } from '@/components/SectionError';
import { messages } from './messages';
import { ReviewItem } from './ReviewItem';
import { ReviewSkeleton } from './ReviewSkeleton';
import type { ReviewsResult } from './useReviews';

const SKELETONS = [1, 2, 3];

const Items = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: 28, borderBlockEnd: `1px solid ${theme.palette.divider}` },
  '& > li:first-of-type': { paddingBlockStart: 0 },
}));

/** A page of reviews, newest first, in whichever state it is. */
export function ReviewList({ list }: { list: ReviewsResult }) {
  if (list.isLoading) {
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
  if (list.hasFailed) {
    return <SectionError what={messages.what} reason={list.reason} onRetry={list.retry} />;
  }
  if (list.reviews.length === 0) {
    return <EmptyState title={messages.none} help={messages.noneHelp} />;
  }
  return (
    <Box aria-busy={list.isOutdated} sx={list.isOutdated ? outdatedList : undefined}>
      <Items>
        {list.reviews.map((review) => (
          <li key={review.key}>
            <ReviewItem review={review} />
          </li>
        ))}
      </Items>
      <PageNumbers
        page={list.page}
        totalPages={list.totalPages}
        hrefOf={list.hrefOf}
        label={messages.pages}
      />
    </Box>
  );
}
