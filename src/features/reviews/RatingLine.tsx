import Box from '@mui/material/Box';
import { memo } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { AverageStars } from './AverageStars';
import { messages } from './messages';
import type { RatingSummary } from './ratingSummary';
import { scrollToReviews } from './reviewsHeading';

export interface RatingLineProps {
  summary: RatingSummary;
}

/** Average rating and number of reviews in one line, for the product header; leads to the reviews. */
export const RatingLine = memo(function RatingLine({ summary }: RatingLineProps) {
  const t = useTranslate();
  const { average, count } = summary;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockStart: 1 }}>
      <AverageStars value={average} />
      <Box component="span" aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {average.toFixed(1)}
      </Box>
      <Button variant="text" onClick={scrollToReviews}>
        {t(messages.count, { count })}
      </Button>
    </Box>
  );
});
