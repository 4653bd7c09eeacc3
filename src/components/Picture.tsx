import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useInView } from '@/hooks/useInView';
import { describePicture } from '@/lib/pictures';
import { PictureImage } from './PictureImage';

export interface PictureProps {
  /** Image URL; `undefined` shows the placeholder. */
  src: string | undefined;
  /** Empty for a decorative image. */
  alt: string;
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

/** Style of the image when JavaScript is disabled. */
const FALLBACK = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** Lazy-loaded responsive image with a fixed aspect ratio on its dominant colour. */
export function Picture({
  src,
  alt,
  ratio,
  sizes,
  isPriority,
  fetchPriority,
  lazyMarginPx,
}: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInView(frame, { marginPx: lazyMarginPx });
  const [failedSrc, setFailedSrc] = useState<string>();
  const source = src === undefined || src === '' ? undefined : describePicture(src);
  const isShown = source !== undefined && failedSrc !== src;

  return (
    <Box
      ref={frame}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: ratio,
        width: 1,
        bgcolor: source?.placeholder ?? 'sand.main',
        '& > noscript > img': FALLBACK,
      }}
      {...(!isShown && alt !== '' && { role: 'img', 'aria-label': alt })}
    >
      {isShown && (isPriority === true || isSeen) && (
        <PictureImage
          source={source}
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
    </Box>
  );
}
