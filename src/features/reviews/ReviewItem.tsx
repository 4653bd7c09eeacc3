import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Picture } from '@/components/Picture';
import type { Review } from '@/contract/reviews';
import { formatReviewDate } from '@/lib/dates';
import { serif } from '@/theme/typography';
import { messages } from './messages';
import { Stars } from './Stars';

function Portrait({ name, src }: { name: string; src: string | undefined }) {
  const [initial = ''] = name.trim();
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: 44,
        height: 44,
        flex: 'none',
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: 'sand.main',
        display: 'grid',
        placeItems: 'center',
        font: `600 1.25rem ${serif}`,
      }}
    >
      {src === undefined ? (
        initial.toUpperCase()
      ) : (
        <Picture src={src} alt="" ratio="1 / 1" sizes="44px" />
      )}
    </Box>
  );
}

/** One customer's words. The e-mail of its writer is never shown. */
export const ReviewItem = memo(function ReviewItem({
  review: { name, rating, review, createdAt, user },
}: {
  review: Review;
}) {
  const writer = name.trim() === '' ? messages.anonymous : name;
  const date = formatReviewDate(createdAt);
  return (
    <Box component="article" sx={{ display: 'flex', gap: 2 }}>
      <Portrait name={writer} src={user.profilePicture} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {writer}
          </Typography>
          {date !== '' && (
            <Typography variant="body2" color="textSecondary">
              <time dateTime={createdAt}>{date}</time>
            </Typography>
          )}
        </Box>
        <Stars value={rating} />
        <Typography sx={{ marginBlockStart: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {review}
        </Typography>
      </Box>
    </Box>
  );
});
