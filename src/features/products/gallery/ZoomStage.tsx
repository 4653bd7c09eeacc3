import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { PlusIcon } from '@/components/icons';
import { lazyPart } from '@/components/lazyPart';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import type { GalleryPicture } from './gallery';

export interface ZoomStageProps extends ButtonBaseProps {
  pictures: GalleryPicture[];
  /** Index of the shown image. */
  current: number;
  onPick: (index: number) => void;
}

const PictureZoom = lazyPart(
  async () => (await import(/* webpackChunkName: "zoom" */ './PictureZoom')).PictureZoom,
);

const Stage = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  position: 'relative',
  width: '100%',
  aspectRatio: '1 / 1',
  touchAction: 'pan-y pinch-zoom',
  cursor: 'zoom-in',
  '& > div': { height: '100%' },
  // Beside the configurator (ProductLayout), at most as high as it leaves room for.
  maxHeight: 'var(--gallery-height)',
  [theme.breakpoints.up('md')]: { aspectRatio: '4 / 5' },
}));

const ZoomMark = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockEnd: 12,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  backgroundColor: theme.palette.background.default,
  color: theme.palette.text.primary,
  '@media print': { display: 'none' },
}));

/**
 * Button with the large image that opens the viewer. Of the gallery, only it renders when the URL changes, for example
 * with the size.
 */
export function ZoomStage({ pictures, current, onPick, children, ...props }: ZoomStageProps) {
  const zoom = useHistoryOverlay('picture');
  return (
    <>
      <Stage {...props} onClick={zoom.open}>
        {children}
        <ZoomMark aria-hidden="true">
          <PlusIcon />
        </ZoomMark>
      </Stage>
      <PictureZoom
        pictures={pictures}
        current={current}
        isOpen={zoom.isOpen}
        onPick={onPick}
        onClose={zoom.close}
      />
    </>
  );
}
