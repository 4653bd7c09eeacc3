import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AverageStars } from './AverageStars';
import { messages } from './messages';
import type { RatingSummary } from './ratingSummary';

export interface RatingLineProps {
  summary: RatingSummary;
  /** Leads to the reviews. */
  onRead: () => void;
}

/** Average and number of reviews in one line, for the head of a product's page. */
export function RatingLine({ summary, onRead }: RatingLineProps) {
  const { average, count } = summary;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockStart: 1 }}>
      <AverageStars value={average} />
      <Box component="span" aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {average.toFixed(1)}
      </Box>
      <Button variant="text" onClick={onRead}>
        {messages.count(count)}
      </Button>
    </Box>
  );
}
