import Box from '@mui/material/Box';
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

/** Average rating with its distribution. */
export const ReviewSummary = memo(function ReviewSummary({ summary }: { summary: RatingSummary }) {
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
            <span>{t(messages.stars, { stars })}</span>
            <LinearProgress
              variant="determinate"
              value={(ofStars / count) * 100}
              aria-hidden="true"
            />
            <span>{ofStars}</span>
          </li>
        ))}
      </Distribution>
    </div>
  );
});
