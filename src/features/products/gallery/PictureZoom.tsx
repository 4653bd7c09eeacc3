import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/icons';
import { mirroredSx } from '@/components/LineIcon';
import { useTranslate } from '@/i18n/useTranslate';
import { pictureAfterKey, type GalleryPicture } from './gallery';
import { zoomMessages } from '../messages';
import { ZoomedPicture } from './ZoomedPicture';

export interface PictureZoomProps {
  pictures: GalleryPicture[];
  current: number;
  isOpen: boolean;
  onPick: (index: number) => void;
  onClose: () => void;
}

/** Full-screen dialog with the images of a product: arrow keys change, a click magnifies, Esc closes. */
export function PictureZoom({ pictures, current, isOpen, onPick, onClose }: PictureZoomProps) {
  const t = useTranslate();
  const count = pictures.length;
  const picture = pictures[current];
  const turn = (step: number) => onPick((current + step + count) % count);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    const next = pictureAfterKey(key, current, count);
    if (next !== undefined) onPick(next);
  };
  return (
    <Dialog
      fullScreen
      disableRestoreFocus
      open={isOpen}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      slotProps={{
        paper: {
          'aria-label': t(zoomMessages.enlarged),
          sx: { bgcolor: 'background.default', padding: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: 1 }}>
        {count > 1 && (
          <>
            <IconButton aria-label={t(zoomMessages.previousPicture)} onClick={() => turn(-1)}>
              <ChevronLeftIcon sx={mirroredSx} />
            </IconButton>
            <Typography role="status" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t(zoomMessages.position, { number: current + 1, count })}
            </Typography>
            <IconButton aria-label={t(zoomMessages.nextPicture)} onClick={() => turn(1)}>
              <ChevronRightIcon sx={mirroredSx} />
            </IconButton>
          </>
        )}
        <IconButton
          aria-label={t(zoomMessages.closePicture)}
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
