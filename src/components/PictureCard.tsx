import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { linkedCard } from './linkedCard';
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
  height: '100%',
  overflowWrap: 'anywhere',
  ...linkedCard('card'),
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
