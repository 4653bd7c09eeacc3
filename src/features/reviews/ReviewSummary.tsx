import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { fluid } from '@/theme/tokens';
import { AverageStars } from './AverageStars';
import { messages } from './messages';
import type { RatingSummary } from './ratingSummary';

const Distribution = styled('ul')({
  margin: '24px 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, max-content) minmax(0, 1fr) 2.5rem',
  gap: '6px 12px',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
  },
});

/** High enough for a finger. */
const starsSx = { paddingBlock: 1, '&[aria-current=true]': { fontWeight: 600 } };

export interface ReviewSummaryProps {
  summary: RatingSummary;
  /** Rating of the shown reviews; `undefined` for all. */
  stars?: number | undefined;
  /** URL of the reviews with so many stars, of all without; the lines are no links without it. */
  starsHrefOf?: ((stars?: number) => string) | undefined;
}

/** Average rating with its distribution, whose lines filter the reviews (product 6.9). */
export const ReviewSummary = memo(function ReviewSummary({
  summary,
  stars: shown,
  starsHrefOf,
}: ReviewSummaryProps) {
  const t = useTranslate();
  const { average, count, distribution } = summary;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography
          component="p"
          aria-hidden="true"
          sx={{
            fontFamily: 'h1.fontFamily',
            fontSize: fluid(48, 64),
            fontVariantNumeric: 'lining-nums',
            lineHeight: 1,
          }}
        >
          {average.toFixed(1)}
        </Typography>
        <div>
          <AverageStars value={average} size="medium" />
          <Typography variant="body2" color="textSecondary">
            {t(messages.count, { count })}
          </Typography>
        </div>
      </Box>
      <Distribution aria-label={t(messages.distribution)}>
        {distribution.map(({ stars, count: ofStars }) => (
          <li key={stars}>
            {starsHrefOf === undefined || ofStars === 0 ? (
              <span>{t(messages.stars, { stars })}</span>
            ) : (
              <Link href={starsHrefOf(stars)} aria-current={stars === shown} sx={starsSx}>
                {t(messages.stars, { stars })}
              </Link>
            )}
            <LinearProgress
              variant="determinate"
              value={(ofStars / count) * 100}
              aria-hidden="true"
            />
            <span>{ofStars}</span>
          </li>
        ))}
      </Distribution>
      {starsHrefOf !== undefined && shown !== undefined && (
        <Link href={starsHrefOf()} sx={{ display: 'inline-block', paddingBlock: 1.5 }}>
          {t(messages.allReviews)}
        </Link>
      )}
    </div>
  );
});
