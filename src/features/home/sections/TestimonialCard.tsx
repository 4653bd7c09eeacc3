import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { Picture } from '@/components/Picture';
import type { Testimonial } from '@/content/testimonials';
import { useTranslate } from '@/i18n/useTranslate';
import { TESTIMONIAL_LAZY_MARGIN_PX } from '../constants';
import { belowFoldMessages } from '../messages';

const PICTURE_PX = 72;

/** Testimonial with rating, quote, photo and name. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const t = useTranslate();
  const { rating, review, proImage, name } = testimonial;
  return (
    <Box
      component="figure"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2.5,
        height: 1,
        margin: 0,
        padding: { xs: 3, sm: 5 },
        bgcolor: 'background.paper',
      }}
    >
      <Rating
        readOnly
        value={rating}
        getLabelText={(rating) => t(belowFoldMessages.stars, { rating })}
      />
      <Typography
        variant="h4"
        component="blockquote"
        sx={{ margin: 0, flexGrow: 1, fontWeight: 500, lineHeight: 1.4, textWrap: 'pretty' }}
      >
        {review}
      </Typography>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ width: PICTURE_PX, flex: 'none' }}>
          <Picture
            src={proImage}
            alt=""
            ratio="1 / 1"
            sizes={`${PICTURE_PX}px`}
            lazyMarginPx={TESTIMONIAL_LAZY_MARGIN_PX}
          />
        </Box>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
      </Box>
    </Box>
  );
}
