import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { describePicture } from '@/lib/pictures';
import type { GalleryPicture } from './gallery';
import { zoomMessages } from '../messages';

/** Point of the image, as shares of its width and height. */
interface Point {
  x: number;
  y: number;
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  overflow: 'auto',
  containerType: 'size',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 3, 3) },
}));

/** Box of the image: as large as fits, or twice that size. `--ratio` is its width divided by its height. */
const Stage = styled(ButtonBase)({
  display: 'block',
  flex: 'none',
  margin: 'auto',
  width: 'min(100cqw, 100cqh * var(--ratio))',
  aspectRatio: 'var(--ratio)',
  cursor: 'zoom-in',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '&[aria-pressed=true]': {
    width: 'calc(2 * min(100cqw, 100cqh * var(--ratio)))',
    cursor: 'zoom-out',
  },
});

/** The pressed point; the centre when pressed by keyboard. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Point {
  if (detail === 0) return CENTRE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Scrolls a point of the stage to the centre of its scroll container, as far as possible. */
function scrollToPoint(stage: HTMLElement, { x, y }: Point): void {
  const scroller = stage.parentElement;
  if (scroller === null) return;
  const view = scroller.getBoundingClientRect();
  const { left, top, width, height } = stage.getBoundingClientRect();
  scroller.scrollLeft += left + x * width - (view.left + view.width / 2);
  scroller.scrollTop += top + y * height - (view.top + view.height / 2);
}

/** Image at the size of the viewport; a press magnifies it around the pressed point (product 5.9). */
export function ZoomedPicture({ picture }: { picture: GalleryPicture }) {
  const t = useTranslate();
  const source = describePicture(picture.src);
  const stage = useRef<HTMLButtonElement>(null);
  const [magnified, setMagnified] = useState<Point>();
  const [ratio, setRatio] = useState((source.width ?? 1) / (source.height ?? 1));
  const isLarge = magnified !== undefined;

  useLayoutEffect(() => {
    if (magnified !== undefined && stage.current) scrollToPoint(stage.current, magnified);
  }, [magnified]);

  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
  };

  return (
    <Scroller>
      <Stage
        ref={stage}
        style={{ '--ratio': ratio } as CSSProperties}
        aria-pressed={isLarge}
        aria-label={t(zoomMessages.magnify, { alt: picture.alt })}
        onClick={(event) => setMagnified(isLarge ? undefined : pointOf(event))}
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
          lang={picture.lang}
          onLoad={handleLoad}
        />
      </Stage>
    </Scroller>
  );
}
