import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { Picture } from '@/components/Picture';
import type { PromoBlock } from '@/content/promos';
import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { focusOnNight } from '@/theme/components/inputs';
import { beside, fluid, layout } from '@/theme/tokens';
import { belowFoldMessages } from '../messages';

export interface EditorialPromoProps {
  /** `overline` is the shop's own; `lang` is that of a promotion (product 3.13). */
  promo: Omit<PromoBlock, 'overline'> & { overline?: string; lang?: Language | undefined };
  /** Image after the text. */
  isReversed?: boolean;
  /** Dark background. */
  isDark?: boolean;
}

/** Full-width row of image and text. */
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
    ...focusOnNight,
  },
}));

/** Aligns the text with the content width of other sections. */
const Words = styled('div')(({ theme }) => ({
  alignSelf: 'center',
  width: '100%',
  paddingInline: theme.spacing(2),
  paddingBlock: fluid(40, 96),
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

/** Promotion with a large image beside a short text. */
export function EditorialPromo({ promo, isReversed = false, isDark = false }: EditorialPromoProps) {
  const t = useTranslate();
  const headingId = useId();
  return (
    <Halves data-reversed={isReversed} data-night={isDark} aria-labelledby={headingId}>
      <Box
        sx={{
          aspectRatio: { xs: '2 / 1', sm: '3 / 2' },
          [beside]: { aspectRatio: 'auto' },
          '& > div': { height: 1 },
        }}
      >
        <Picture
          src={promo.image}
          alt={promo.imageAlt}
          lang={promo.lang}
          ratio="auto"
          sizes="(min-width: 900px) 52vw, (min-width: 740px) 70vw, 100vw"
        />
      </Box>
      <Words data-reversed={isReversed}>
        {promo.overline !== undefined && (
          <Typography
            variant="overline"
            component="p"
            sx={{ color: isDark ? 'primary.main' : 'primary.dark' }}
          >
            {promo.overline}
          </Typography>
        )}
        <Typography
          variant="h2"
          id={headingId}
          {...textIn(promo.lang)}
          sx={{ marginBlock: '12px 16px', maxWidth: { sm: '14ch' } }}
        >
          {promo.heading}
        </Typography>
        {promo.text !== '' && (
          <Typography {...textIn(promo.lang)} sx={{ marginBlockEnd: 3 }}>
            {promo.text}
          </Typography>
        )}
        <Button
          variant="outlined"
          color="inherit"
          href={promo.to}
          aria-describedby={promo.overline === undefined ? headingId : undefined}
        >
          <span {...textIn(promo.lang)}>{promo.linkLabel}</span>
          {/* Accessible name of the link out of context. */}
          {promo.overline !== undefined && (
            <Box component="span" sx={visuallyHidden}>
              {t(belowFoldMessages.linkAbout, { topic: promo.overline.toLowerCase() })}
            </Box>
          )}
        </Button>
      </Words>
    </Halves>
  );
}
