import { styled } from '@mui/material/styles';
import { useDeferredValue, useState } from 'react';
import { recordLoadedImage } from '@/browser/loadedImages';
import type { PictureSource } from '@/lib/pictures';
import { easeOut, motion } from '@/theme/tokens';

interface PictureImageProps {
  source: PictureSource;
  alt: string;
  sizes: string;
  isPriority?: boolean;
  fetchPriority?: 'high' | 'low';
  /** A size that the browser has loaded, shown until this one is. */
  preview?: string;
  onError: () => void;
}

const Image = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${motion.settle}ms ${easeOut}, transform ${motion.settle}ms ${easeOut}`,
  '&[data-loaded=false]': { opacity: 0, transform: 'translateY(8px)' },
});

const ignore = () => undefined;

/** `<picture>` element with all formats and widths; fades in unless some size of it is loaded. */
export function PictureImage({
  source,
  alt,
  sizes,
  isPriority = false,
  fetchPriority = 'high',
  preview: latestPreview,
  onError,
}: PictureImageProps) {
  const [preview] = useState(latestPreview);
  // The preview is enough for the first paint of a screen.
  const isFirstPaint = !useDeferredValue(true, preview === undefined);
  const [isLoaded, setIsLoaded] = useState(isPriority || preview !== undefined);
  const handleLoad = (image: HTMLImageElement) => {
    recordLoadedImage(source.src, image);
    setIsLoaded(true);
  };

  return (
    <>
      {preview !== undefined && (
        // With a handler, React does not wait for the image before it shows a screen with view transitions.
        <Image src={preview} alt="" decoding="sync" onLoad={ignore} />
      )}
      {!isFirstPaint && (
        <picture>
          {source.avifSrcSet !== undefined && (
            <source type="image/avif" srcSet={source.avifSrcSet} sizes={sizes} />
          )}
          <Image
            ref={(image) => {
              // A cached image may be complete before React attaches `onLoad`.
              if (image?.complete && image.naturalWidth > 0) handleLoad(image);
            }}
            src={source.src}
            srcSet={source.webpSrcSet}
            sizes={sizes}
            width={source.width}
            height={source.height}
            alt={alt}
            data-loaded={isLoaded}
            decoding={isPriority ? 'sync' : 'async'}
            fetchPriority={isPriority ? fetchPriority : 'auto'}
            onLoad={({ currentTarget }) => handleLoad(currentTarget)}
            onError={onError}
          />
        </picture>
      )}
    </>
  );
}
