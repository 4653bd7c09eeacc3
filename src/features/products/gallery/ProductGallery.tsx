import Box from '@mui/material/Box';
import { memo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import { SharedImage } from '@/hooks/navigation/SharedImage';
import { useTranslate } from '@/i18n/useTranslate';
import { pictureAfterKey, toGalleryPictures, type PicturedProduct } from './gallery';
import { GalleryThumbs } from './GalleryThumbs';
import { messages } from '../detail/messages';
import { sharedMessages } from '../messages';
import { useSwipe } from './useSwipe';
import { ZoomStage } from './ZoomStage';

export interface ProductGalleryProps {
  product: PicturedProduct;
  /** Below the large image, or in place of all images with `data-room` (product 5.20). */
  children?: ReactNode;
}

const SIZES = '(min-width: 1344px) 620px, (min-width: 900px) 46vw, 100vw';

function NoPicture() {
  const t = useTranslate();
  return (
    <Box
      sx={{
        aspectRatio: '1 / 1',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'sand.main',
        color: 'text.secondary',
      }}
    >
      {t(sharedMessages.noPicture)}
    </Box>
  );
}

/** Gallery of at most four images with thumbnails, arrow keys, swipe and zoom (product 5.4). */
export const ProductGallery = memo(function ProductGallery({
  product,
  children,
}: ProductGalleryProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(0);
  const pictures = toGalleryPictures(product);
  const count = pictures.length;
  const current = Math.min(chosen, count - 1);
  const picture = pictures[current];
  const swipe = useSwipe((step) => setChosen((current + step + count) % count));
  if (picture === undefined) return <NoPicture />;
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = pictureAfterKey(event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <Box
      role="group"
      aria-label={t(messages.pictures)}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { md: count > 1 ? '80px minmax(0, 1fr)' : 'minmax(0, 1fr)' },
        '&:has([data-room])': {
          display: 'block',
          '& > ul, & > div > button': { display: 'none' },
        },
      }}
    >
      {/* In the last column, because the thumbnails follow in the DOM. */}
      <Box sx={{ gridColumn: { md: -2 }, gridRow: 1, minWidth: 0 }}>
        <ZoomStage
          aria-label={t(messages.enlargePicture, { alt: picture.alt, number: current + 1, count })}
          pictures={pictures}
          current={current}
          onPick={setChosen}
          onKeyDown={handleKeyDown}
          {...swipe}
        >
          <SharedImage key={picture.src}>
            <Picture {...picture} ratio="auto" sizes={SIZES} isPriority={current === 0} />
          </SharedImage>
        </ZoomStage>
        {children}
      </Box>
      {count > 1 && <GalleryThumbs pictures={pictures} current={current} onPick={setChosen} />}
    </Box>
  );
});
