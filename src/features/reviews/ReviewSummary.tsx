import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { serif } from '@/theme/typography';
import { fluid } from '@/theme/tokens';
import { messages } from './messages';
import type { RatingSummary } from './ratingSummary';
import { Stars } from './Stars';

const Distribution = styled('ul')({
  listStyle: 'none',
  margin: '24px 0 0',
  padding: 0,
  display: 'grid',
  gap: 6,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) 2.5rem',
    alignItems: 'center',
    gap: 12,
  },
});

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 6,
  backgroundColor: theme.palette.sand.main,
  printColorAdjust: 'exact',
  '& > span': { display: 'block', height: '100%', backgroundColor: theme.palette.primary.main },
}));

/** Average of the stars and how they are spread. */
export function ReviewSummary({ summary }: { summary: RatingSummary }) {
  const { average, count, distribution } = summary;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography
          component="p"
          aria-hidden="true"
          sx={{
            fontFamily: serif,
            fontSize: fluid(48, 64),
            fontVariantNumeric: 'lining-nums',
            lineHeight: 1,
          }}
        >
          {average.toFixed(1)}
        </Typography>
        <div>
          <Stars value={average} size="medium" />
          <Typography variant="body2" color="textSecondary">
            {messages.count(count)}
          </Typography>
        </div>
      </Box>
      <Distribution aria-label={messages.distribution}>
        {distribution.map(({ stars, count: ofStars }) => (
          <li key={stars}>
            <span>{messages.stars(stars)}</span>
            <Bar aria-hidden="true">
              <span style={{ width: `${(ofStars / count) * 100}%` }} />
            </Bar>
            <span>{ofStars}</span>
          </li>
        ))}
      </Distribution>
    </div>
  );
}
