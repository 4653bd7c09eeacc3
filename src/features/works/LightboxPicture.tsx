import { alpha, styled } from '@mui/material/styles';
import { useState } from 'react';
import { describePicture } from '@/lib/pictures';
import { colours } from '@/theme/tokens';

const Whole = styled('img')({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
});

const Ground = styled('picture')({ display: 'grid', minHeight: 0 });

/** Placeholder of an image that failed to load. */
const Missing = styled('div')({
  placeSelf: 'center',
  width: 'min(100%, 60vh)',
  aspectRatio: '3 / 2',
  backgroundColor: alpha(colours.ivory, 0.08),
});

/** Uncropped image at viewport size, with a placeholder when it fails to load. */
export function LightboxPicture({ src, alt }: { src: string; alt: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { avifSrcSet, webpSrcSet, width, height } = describePicture(src);
  if (hasFailed) return <Missing role="img" aria-label={alt} />;
  return (
    <Ground>
      {avifSrcSet !== undefined && <source type="image/avif" srcSet={avifSrcSet} sizes="100vw" />}
      <Whole
        src={src}
        srcSet={webpSrcSet}
        sizes="100vw"
        width={width}
        height={height}
        alt={alt}
        onError={() => setHasFailed(true)}
      />
    </Ground>
  );
}
