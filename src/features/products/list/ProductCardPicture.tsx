import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Picture } from '@/components/Picture';
import { easeOut, motion } from '@/theme/tokens';
import { sharedMessages } from '../sharedMessages';

interface ProductCardPictureProps {
  images: string[];
  /** Fetches the second picture, which a pointer or the keyboard is about to show. */
  isAwake: boolean;
  isPriority?: boolean;
}

const SIZES = '(min-width: 1200px) 300px, (min-width: 600px) 31vw, 46vw';

/** Shown by the card while it is pointed at or focused. */
const Alternative = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.settle}ms ${easeOut}`,
  '& > div': { height: '100%' },
});

/** The cloth in a square; the room it hangs in lies over it and fades in. The name stands beside it, so it has no words of its own. */
export function ProductCardPicture({ images, isAwake, isPriority }: ProductCardPictureProps) {
  const [cloth, room] = images;
  if (cloth === undefined) {
    return (
      <Box
        sx={{ aspectRatio: '1 / 1', display: 'grid', placeItems: 'center', bgcolor: 'sand.main' }}
      >
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {sharedMessages.noPicture}
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <Picture src={cloth} alt="" ratio="1 / 1" sizes={SIZES} isPriority={isPriority} />
      {room !== undefined && isAwake && (
        <Alternative data-alternative>
          <Picture src={room} alt="" ratio="4 / 5" sizes={SIZES} isPriority />
        </Alternative>
      )}
    </Box>
  );
}
