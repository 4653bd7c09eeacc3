import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { Picture } from '@/components/Picture';
import type { ReviewPhoto } from '@/contract/reviews';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import { photoMessages } from '../messages';
import { PhotoViewerContext } from './photoViewer';

export interface ReviewPhotosProps {
  photos: readonly ReviewPhoto[];
  /** Name of the author. */
  name: string;
  /** Distinguishes the reviews of a page. */
  reviewKey: string;
}

/** Side of a thumbnail in px. */
export const THUMBNAIL_PX = 96;

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(1.5, 0, 0),
  '& button': { width: THUMBNAIL_PX, cursor: 'zoom-in' },
}));

/** Photos of a review as thumbnails, which a press enlarges (product 6.6). */
export function ReviewPhotos({ photos, name, reviewKey }: ReviewPhotosProps) {
  const t = useTranslate();
  const renderViewer = use(PhotoViewerContext);
  const viewer = useHistoryOverlay(`photos-${reviewKey}`);
  const [current, setCurrent] = useState(0);
  const count = photos.length;
  const pictures = photos.map(({ url }, index) => ({
    src: url,
    alt: t(photoMessages.alt, { number: index + 1, count, name }),
  }));
  const open = (index: number) => {
    setCurrent(index);
    viewer.open();
  };
  return (
    <>
      <List aria-label={t(photoMessages.list, { name })}>
        {photos.map(({ url, thumbnail }, index) => (
          <li key={url}>
            <ButtonBase
              aria-label={t(photoMessages.open, { number: index + 1, count })}
              onClick={() => open(index)}
            >
              <Picture src={thumbnail} alt="" ratio="1 / 1" sizes={`${THUMBNAIL_PX}px`} />
            </ButtonBase>
          </li>
        ))}
      </List>
      {renderViewer({
        pictures,
        current,
        isOpen: viewer.isOpen,
        onPick: setCurrent,
        onClose: viewer.close,
      })}
    </>
  );
}
