import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useInView } from '@/hooks/useInView';
import { describePicture } from '@/lib/pictures';
import { PictureImage } from './PictureImage';

export interface PictureProps {
  /** Address of the picture; without one the placeholder ground is shown. */
  src: string | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** CSS aspect ratio that the picture is cropped to, e.g. `1 / 1`; kept while it loads. */
  ratio: string;
  /** Width it takes on screen, as in the `sizes` attribute. */
  sizes: string;
  /** Part of the first view: fetched at once and before others. */
  isPriority?: boolean;
  /** Distance from the viewport at which it starts to load (product 3.12). */
  lazyMarginPx?: number;
}

/** How the picture lies in its frame where no script can fetch it in time. */
const FALLBACK = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** A picture of fixed shape on its dominant colour, fetched in the right size once it comes near the window. */
export function Picture({ src, alt, ratio, sizes, isPriority, lazyMarginPx }: PictureProps) {
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
