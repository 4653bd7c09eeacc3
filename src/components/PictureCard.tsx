import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { colours, easeOut, motion } from '@/theme/tokens';
import { Picture } from './Picture';
import { SharedImage } from '@/hooks/navigation/SharedImage';

export interface PictureCardProps {
  to: string;
  /** Name of the list, unique on the page. */
  list: string;
  /** Navigation state of the link. */
  state?: unknown;
  title: string;
  /** Language of title and `imageAlt`, when it is not that of the page. */
  lang?: Language;
  /** Heading level of the title. */
  component?: 'h2' | 'h3';
  image: string | undefined;
  /** Omit when the title already describes the image. */
  imageAlt?: string;
  /** CSS aspect ratio of the image. */
  ratio: string;
  /** `sizes` attribute of the image. */
  sizes: string;
  isPriority?: boolean;
  /** Small line above the title. */
  overline?: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
}

const Card = styled('article')({
  position: 'relative',
  height: '100%',
  overflowWrap: 'anywhere',
  '& .card-picture img': { transition: `transform 600ms ${easeOut}, opacity ${motion.settle}ms` },
  '& .card-title': {
    backgroundImage: `linear-gradient(${colours.gold}, ${colours.gold})`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left 0 bottom 0',
    backgroundSize: '0 1px',
    transition: `background-size ${motion.settle}ms ${easeOut}`,
    '[dir=rtl] &': { backgroundPosition: 'right 0 bottom 0' },
  },
  '@media (hover: hover)': {
    '&:hover .card-picture img': { transform: 'scale(1.03)' },
    '&:hover .card-title': { backgroundSize: '100% 1px' },
  },
  // The link covers the card while its accessible name is the title alone.
  '& .card-title::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Card with an image and a title; the whole card is one link. */
export function PictureCard(props: PictureCardProps) {
  const {
    to,
    list,
    state,
    title,
    lang,
    component = 'h2',
    overline,
    children,
    imageAlt = '',
    ...picture
  } = props;
  return (
    <Card data-list={list}>
      <div className="card-picture">
        <SharedImage card={{ list, to }}>
          <Picture
            src={picture.image}
            alt={imageAlt}
            lang={lang}
            ratio={picture.ratio}
            sizes={picture.sizes}
            isPriority={picture.isPriority}
          />
        </SharedImage>
      </div>
      {overline !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {overline}
        </Typography>
      )}
      <Typography
        variant="h3"
        component={component}
        sx={{ marginBlockStart: overline === undefined ? 2 : 0.5 }}
      >
        <Link
          component={RouterLink}
          className="card-title"
          to={to}
          state={state}
          underline="none"
          {...textIn(lang)}
        >
          {title}
        </Link>
      </Typography>
      {children}
    </Card>
  );
}
