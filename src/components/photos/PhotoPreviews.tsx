import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CloseIcon } from '@/components/icons';
import { useTranslate } from '@/i18n/useTranslate';
import type { DraftPhoto } from '@/lib/draftPhotos';
import { photoMessages } from './messages';

export interface PhotoPreviewsProps {
  photos: readonly DraftPhoto[];
  /** Whether they are being uploaded, one after the other. */
  isUploading: boolean;
  onRemove: (index: number) => void;
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > li': { position: 'relative', width: 96, height: 96 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .MuiIconButton-root, & .MuiCircularProgress-root': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
  },
  // The icon needs a ground of its own, whatever the photo.
  '& .MuiIconButton-root svg': {
    padding: 3,
    borderRadius: '50%',
    backgroundColor: theme.palette.background.default,
  },
  '& .MuiCircularProgress-root': {
    margin: 8,
    borderRadius: '50%',
    backgroundColor: theme.palette.background.default,
  },
}));

/** Small images of the chosen photos with buttons to remove them. */
export function PhotoPreviews({ photos, isUploading, onRemove }: PhotoPreviewsProps) {
  const t = useTranslate();
  return (
    <List>
      {photos.map(({ url, uploaded }, index) => {
        const number = index + 1;
        return (
          <li key={url}>
            <img src={url} alt={t(photoMessages.photo, { number })} />
            {!isUploading && (
              <IconButton
                aria-label={t(photoMessages.remove, { number })}
                onClick={() => onRemove(index)}
              >
                <CloseIcon />
              </IconButton>
            )}
            {isUploading && uploaded === undefined && (
              <CircularProgress size={28} aria-label={t(photoMessages.uploading, { number })} />
            )}
          </li>
        );
      })}
    </List>
  );
}
