import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { linkedCard } from '@/components/linkedCard';
import { Picture } from '@/components/Picture';
import { SharedImage } from '@/hooks/navigation/SharedImage';
import type { Work } from '@/contract/catalogue';
import { useTranslate } from '@/i18n/useTranslate';
import { workPath } from '@/lib/paths';
import { toWorkDetailState } from '@/lib/detailPageState';
import { textIn } from '@/lib/textIn';
import { messages } from './messages';

export interface WorkTileProps {
  work: Work;
  /** `sizes` attribute of the image. */
  sizes: string;
  isPriority?: boolean;
}

const LIST = 'works';

const Tile = styled('article')(linkedCard('tile'));

/** Tile of a finished project with first image, name and number of images. */
export function WorkTile({ work, sizes, isPriority }: WorkTileProps) {
  const t = useTranslate();
  const { id, name, lang, images, imageAlts, products = [] } = work;
  const photographs = t(messages.photographs, { count: images.length });
  return (
    <Tile data-list={LIST}>
      <div className="tile-picture">
        <SharedImage card={{ list: LIST, to: workPath(id) }}>
          <Picture
            src={images[0]}
            alt={imageAlts?.[0] ?? ''}
            lang={lang}
            ratio="auto"
            sizes={sizes}
            isPriority={isPriority}
          />
        </SharedImage>
      </div>
      <div className="tile-caption">
        <Typography variant="h4" component="h2" sx={{ textWrap: 'balance' }}>
          <Link
            component={RouterLink}
            className="tile-title"
            to={workPath(id)}
            state={toWorkDetailState(work)}
            underline="none"
            {...textIn(lang)}
          >
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {products.length === 0
            ? photographs
            : t(messages.withProducts, { photographs, count: products.length })}
        </Typography>
      </div>
    </Tile>
  );
}
