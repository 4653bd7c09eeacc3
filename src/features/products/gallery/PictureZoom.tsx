import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/icons';
import { describePicture } from '@/lib/pictures';
import { pictureAfterKey, type GalleryPicture } from './gallery';
import { messages } from '../detail/messages';

export interface PictureZoomProps {
  pictures: GalleryPicture[];
  current: number;
  isOpen: boolean;
  onPick: (index: number) => void;
  onClose: () => void;
}

/** Fits the image into the viewport, or shows it at twice that size in a scroll container. */
const Stage = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '&[aria-pressed=true]': { width: '200%', height: '200%', cursor: 'zoom-out' },
});

function ZoomedPicture({ picture }: { picture: GalleryPicture }) {
  const [isLarge, setIsLarge] = useState(false);
  const source = describePicture(picture.src);
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', padding: { md: 3 }, paddingBlockStart: 0 }}>
      <Stage
        aria-pressed={isLarge}
        aria-label={messages.magnify(picture.alt)}
        onClick={() => setIsLarge(!isLarge)}
        onKeyDown={(event) => {
          // Arrow keys scroll the magnified image instead of changing it.
          if (isLarge && event.key !== 'Escape') event.stopPropagation();
        }}
      >
        <img
          src={source.src}
          srcSet={source.webpSrcSet}
          sizes={isLarge ? '200vw' : '100vw'}
          alt={picture.alt}
        />
      </Stage>
    </Box>
  );
}

/** Full-screen dialog with the images of a product: arrow keys change, a click magnifies, Esc closes. */
export function PictureZoom({ pictures, current, isOpen, onPick, onClose }: PictureZoomProps) {
  const count = pictures.length;
  const picture = pictures[current];
  const turn = (key: string) => {
    const next = pictureAfterKey(key, current, count);
    if (next !== undefined) onPick(next);
  };
  return (
    <Dialog
      fullScreen
      disableRestoreFocus
      open={isOpen}
      onClose={onClose}
      onKeyDown={({ key }: KeyboardEvent) => turn(key)}
      slotProps={{
        paper: {
          'aria-label': messages.enlarged,
          sx: { bgcolor: 'background.default', padding: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: 1 }}>
        {count > 1 && (
          <>
            <IconButton aria-label={messages.previousPicture} onClick={() => turn('ArrowLeft')}>
              <ChevronLeftIcon />
            </IconButton>
            <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {messages.position(current + 1, count)}
            </Typography>
            <IconButton aria-label={messages.nextPicture} onClick={() => turn('ArrowRight')}>
              <ChevronRightIcon />
            </IconButton>
          </>
        )}
        <IconButton
          aria-label={messages.closePicture}
          onClick={onClose}
          sx={{ marginInlineStart: 'auto' }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      {picture !== undefined && <ZoomedPicture key={picture.src} picture={picture} />}
    </Dialog>
  );
}
