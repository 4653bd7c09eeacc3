import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import { SharedImage } from '@/hooks/navigation/SharedImage';
import { useTranslate } from '@/i18n/useTranslate';
import { easeOut, motion } from '@/theme/tokens';
import { sharedMessages } from '../messages';

interface ProductCardPictureProps {
  /** Path of the product. */
  to: string;
  /** Name of the list, unique on the page. */
  list: string;
  images: string[];
  /** Loads the second image; set on hover, focus or a swipe of the card. */
  isActive: boolean;
  isPriority?: boolean;
  /** Shown over the images. */
  children?: ReactNode;
}

const SIZES = '(min-width: 1200px) 300px, (min-width: 600px) 31vw, 46vw';

/** A horizontal swipe is the card's, a vertical one the page's. */
const Frame = styled('div')({ position: 'relative', touchAction: 'pan-y pinch-zoom' });

/** Shown by the card on hover, focus and a swipe. */
const Alternative = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.settle}ms ${easeOut}`,
  '& > div': { height: '100%' },
});

/** Square product image over which the second image fades in. Decorative, because the name is beside it. */
export function ProductCardPicture(props: ProductCardPictureProps) {
  const { to, list, images, isActive, isPriority, children } = props;
  const t = useTranslate();
  const [first, second] = images;
  if (first === undefined) {
    return (
      <Box
        sx={{ aspectRatio: '1 / 1', display: 'grid', placeItems: 'center', bgcolor: 'sand.main' }}
      >
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(sharedMessages.noPicture)}
        </Box>
      </Box>
    );
  }
  return (
    <Frame>
      <SharedImage card={{ list, to }}>
        <Picture src={first} alt="" ratio="1 / 1" sizes={SIZES} isPriority={isPriority} />
      </SharedImage>
      {second !== undefined && isActive && (
        <Alternative data-alternative>
          <Picture src={second} alt="" ratio="4 / 5" sizes={SIZES} isPriority />
        </Alternative>
      )}
      {children}
    </Frame>
  );
}
