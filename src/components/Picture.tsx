import { styled } from '@mui/material/styles';
import { use, useRef, useState } from 'react';
import { loadedUrlOf } from '@/browser/loadedImages';
import { useInView } from '@/hooks/navigation/useInView';
import type { Language } from '@/lib/language';
import { describePicture } from '@/lib/pictures';
import { textIn } from '@/lib/textIn';
import { ArrivalContext } from '@/hooks/navigation/arrival';
import { PictureImage } from './PictureImage';

export interface PictureProps {
  /** Image URL; `undefined` shows the placeholder. */
  src: string | undefined;
  /** Empty for a decorative image. */
  alt: string;
  /** Language of `alt`, when it is not that of the page. */
  lang?: Language | undefined;
  /** CSS aspect ratio the image is cropped to, for example `1 / 1`. */
  ratio: string;
  /** `sizes` attribute of the image. */
  sizes: string;
  /** Above the fold: loads eagerly with high priority. */
  isPriority?: boolean;
  /** Relative to other images with `isPriority`; high by default. */
  fetchPriority?: 'high' | 'low';
  /** Distance from the viewport at which the image starts to load (product 3.12). */
  lazyMarginPx?: number;
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  backgroundColor: theme.palette.sand.main,
  // Shown when JavaScript is disabled.
  '& > noscript > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
}));

/** Lazy-loaded responsive image with a fixed aspect ratio on its dominant colour. */
export function Picture({
  src,
  alt,
  lang,
  ratio,
  sizes,
  isPriority,
  fetchPriority,
  lazyMarginPx = 50,
}: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isFirstScreen = use(ArrivalContext) === 'first';
  // An image that an earlier screen has loaded is in the first frame.
  const preview = src === undefined || isFirstScreen ? undefined : loadedUrlOf(src);
  const isSeen = useInView(frame, {
    marginPx: lazyMarginPx,
    threshold: 0.1,
    initial: preview !== undefined,
    isOnce: true,
  });
  const [failedSrc, setFailedSrc] = useState<string>();
  const source = src === undefined || src === '' ? undefined : describePicture(src);
  const isShown = source !== undefined && failedSrc !== src;

  return (
    <Frame
      ref={frame}
      {...textIn(lang)}
      style={{ aspectRatio: ratio, backgroundColor: source?.placeholder }}
      {...(!isShown && alt !== '' && { role: 'img', 'aria-label': alt })}
    >
      {isShown && (isPriority === true || isSeen) && (
        <PictureImage
          key={source.src}
          source={source}
          preview={preview}
          alt={alt}
          sizes={sizes}
          isPriority={isPriority}
          fetchPriority={fetchPriority}
          onError={() => setFailedSrc(src)}
        />
      )}
      {isShown && isPriority !== true && !isSeen && (
        <noscript>
          <img src={source.src} alt={alt} loading="lazy" />
        </noscript>
      )}
    </Frame>
  );
}
