import Avatar, { avatarClasses } from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { CheckIcon } from '@/components/icons';
import { Picture } from '@/components/Picture';
import type { Language } from '@/contract/common';
import type { Review, ReviewReply } from '@/contract/reviews';
import { company } from '@/content/company';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { formatReviewDate } from '@/lib/dates';
import { messages } from './messages';
import { ReviewPhotos } from './photos/ReviewPhotos';

function ReviewerAvatar({ name, src }: { name: string; src: string | undefined }) {
  const [initial = ''] = name.trim();
  return (
    <Avatar aria-hidden="true" sx={{ width: '2.75rem', height: '2.75rem' }}>
      {src === undefined ? (
        initial.toUpperCase()
      ) : (
        <Picture src={src} alt="" ratio="1 / 1" sizes="44px" />
      )}
    </Avatar>
  );
}

/** The avatar beside everything else. */
const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  '& > *': { gridColumn: 2 },
  [`& > .${avatarClasses.root}`]: { gridColumn: 1, gridRow: '1 / span 6' },
}));

/** Language of what a customer wrote, by its first letter, as `dir="auto"` finds the direction; `undefined` without letters. */
function languageOfText(text: string): Language | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
}

/** The shop's answer below a review. */
function Reply({ reply: { text, createdAt } }: { reply: ReviewReply }) {
  const t = useTranslate();
  const { name } = useContent(company);
  const date = formatReviewDate(createdAt);
  return (
    <Box
      sx={{
        marginBlockStart: 2,
        paddingInlineStart: 2,
        borderInlineStart: '2px solid',
        borderColor: 'primary.main',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        <span>{t(messages.replyOf, { name })}</span>
        {date !== '' && (
          <Box component="time" dateTime={createdAt} sx={{ marginInlineStart: 1.5 }}>
            {date}
          </Box>
        )}
      </Typography>
      <Typography
        dir="auto"
        lang={languageOfText(text)}
        sx={{ marginBlockStart: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {text}
      </Typography>
    </Box>
  );
}

/** Customer review; never shows the e-mail address. */
export const ReviewItem = memo(function ReviewItem({
  review: { name, rating, review, createdAt, user, photos, boughtHere, reply },
  reviewKey = '',
}: {
  review: Review;
  /** Distinguishes the reviews of a page. */
  reviewKey?: string;
}) {
  const t = useTranslate();
  const writer = name.trim() === '' ? t(messages.anonymous) : name;
  const date = formatReviewDate(createdAt);
  const stars = (
    <Rating
      readOnly
      size="small"
      value={rating}
      getLabelText={(value) => t(messages.outOfFive, { value })}
      sx={{ display: 'flex', width: 'max-content' }}
    />
  );
  return (
    <Article>
      <ReviewerAvatar name={writer} src={user.profilePicture} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h6" component="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {writer}
        </Typography>
        {date !== '' && (
          <Typography variant="body2" component="time" dateTime={createdAt} color="textSecondary">
            {date}
          </Typography>
        )}
      </Box>
      {boughtHere === true ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          {stars}
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              '& svg': { fontSize: '1.125rem' },
            }}
          >
            <CheckIcon />
            <span>{t(messages.boughtHere)}</span>
          </Typography>
        </Box>
      ) : (
        stars
      )}
      <Typography
        dir="auto"
        lang={languageOfText(review)}
        sx={{ marginBlockStart: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {review}
      </Typography>
      {photos !== undefined && <ReviewPhotos photos={photos} name={writer} reviewKey={reviewKey} />}
      {reply !== undefined && <Reply reply={reply} />}
    </Article>
  );
});
