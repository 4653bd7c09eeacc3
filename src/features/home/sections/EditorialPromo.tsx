import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { Picture } from '@/components/Picture';
import type { PromoBlock } from '@/content/promos';
import { beside, fluid, layout } from '@/theme/tokens';
import { lowerMessages } from '../lowerMessages';

export interface EditorialPromoProps {
  promo: PromoBlock;
  /** Picture after the text instead of before it. */
  isReversed?: boolean;
  /** Words on night instead of ivory. */
  isOnNight?: boolean;
}

/** Picture and words share the width of the window, edge to edge. */
const Halves = styled('section')(({ theme }) => ({
  display: 'grid',
  [beside]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    minHeight: 'min(50vw, 52rem)',
    '&[data-reversed=true] > :first-of-type': { order: 1 },
  },
  '&[data-night=true]': {
    backgroundColor: theme.palette.night.main,
    color: theme.palette.night.contrastText,
    '& :focus-visible': { outlineColor: 'currentColor' },
  },
}));

/** The words begin and end where those of the sections above and below do. */
const Words = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  width: '100%',
  paddingInline: theme.spacing(2),
  paddingBlock: fluid(56, 96),
  '& > p': { maxWidth: '32rem' },
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [beside]: {
    maxWidth: layout.container / 2,
    paddingInlineStart: theme.spacing(5),
    '&[data-reversed=true]': { justifySelf: 'end', paddingInline: theme.spacing(3, 5) },
  },
  [theme.breakpoints.up('lg')]: {
    paddingInlineStart: theme.spacing(10),
    '&[data-reversed=true]': { paddingInline: theme.spacing(3, 10) },
  },
}));

/** An offer told like a page of a magazine: a large picture on one side, a few words on the other. */
export function EditorialPromo({
  promo,
  isReversed = false,
  isOnNight = false,
}: EditorialPromoProps) {
  const headingId = useId();
  return (
    <Halves data-reversed={isReversed} data-night={isOnNight} aria-labelledby={headingId}>
      <Box
        sx={{
          aspectRatio: { xs: '1 / 1', sm: '3 / 2' },
          [beside]: { aspectRatio: 'auto' },
          '& > div': { height: 1 },
        }}
      >
        <Picture
          src={promo.image}
          alt={promo.imageAlt}
          ratio="auto"
          sizes="(min-width: 900px) 52vw, (min-width: 740px) 70vw, 100vw"
        />
      </Box>
      <Words data-reversed={isReversed}>
        <Typography
          variant="overline"
          component="p"
          sx={{ color: isOnNight ? 'primary.main' : 'primary.dark' }}
        >
          {promo.overline}
        </Typography>
        <Typography variant="h2" id={headingId} sx={{ marginBlock: '12px 24px', maxWidth: '14ch' }}>
          {promo.heading}
        </Typography>
        <Typography sx={{ marginBlockEnd: 4 }}>{promo.text}</Typography>
        <Button variant="outlined" color="inherit" href={promo.to}>
          {promo.linkLabel}
          {/* Said to whoever hears or searches the link without its surroundings. */}
          <Box component="span" sx={visuallyHidden}>
            {lowerMessages.linkAbout(promo.overline)}
          </Box>
        </Button>
      </Words>
    </Halves>
  );
}
