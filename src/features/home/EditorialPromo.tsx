import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { Picture } from '@/components/Picture';
import type { PromoBlock } from '@/content/promos';
import { fluid } from '@/theme/tokens';

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
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    minHeight: 'min(50vw, 52rem)',
    '&[data-reversed=true] > :first-of-type': { order: 1 },
  },
  '&[data-night=true]': {
    backgroundColor: theme.palette.night.main,
    color: theme.palette.night.contrastText,
    '& :focus-visible': { outlineColor: 'currentColor' },
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
      <Box sx={{ aspectRatio: { xs: '1 / 1', sm: '3 / 2', md: 'auto' }, '& > div': { height: 1 } }}>
        <Picture
          src={promo.image}
          alt={promo.imageAlt}
          ratio="auto"
          sizes="(min-width: 900px) 52vw, 100vw"
        />
      </Box>
      <Box
        sx={{
          alignSelf: 'center',
          justifySelf: { md: 'center' },
          maxWidth: '34rem',
          paddingInline: { xs: 2, sm: 3, md: 6 },
          paddingBlock: fluid(56, 96),
        }}
      >
        <Typography
          variant="overline"
          component="p"
          sx={{ color: isOnNight ? 'primary.main' : 'primary.dark' }}
        >
          {promo.overline}
        </Typography>
        <Typography
          variant="h2"
          id={headingId}
          sx={{ marginBlock: '12px 24px', maxWidth: '14ch', textWrap: 'balance' }}
        >
          {promo.heading}
        </Typography>
        <Typography sx={{ marginBlockEnd: 4, textWrap: 'pretty' }}>{promo.text}</Typography>
        <Button variant="outlined" color="inherit" component={Link} to={promo.to}>
          {promo.linkLabel}
        </Button>
      </Box>
    </Halves>
  );
}
