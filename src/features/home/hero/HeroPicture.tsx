import { styled } from '@mui/material/styles';
import type { Banner } from '@/contract/catalogue';
import { describePicture, type PictureSource } from '@/lib/pictures';

export interface HeroPictureProps {
  banner: Banner;
  isFirst: boolean;
  onLoad?: () => void;
}

const UPRIGHT = '(max-aspect-ratio: 1/1)';
/** A picture of 16:9 (or 4:5 on upright screens) that covers the window is wider than it once the window is tall. */
const SIZES = 'max(100vw, 178vh)';
const UPRIGHT_SIZES = 'max(100vw, 80vh)';

const Image = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

function UprightSources({ source }: { source: PictureSource }) {
  const shared = { media: UPRIGHT, sizes: UPRIGHT_SIZES };
  return (
    <>
      {source.avifSrcSet !== undefined && (
        <source {...shared} type="image/avif" srcSet={source.avifSrcSet} />
      )}
      <source {...shared} srcSet={source.webpSrcSet ?? source.src} />
    </>
  );
}

/** The picture of a slide in two crops; only the first slide's is fetched before everything else. */
export function HeroPicture({ banner, isFirst, onLoad }: HeroPictureProps) {
  const wide = describePicture(banner.image);
  return (
    <picture>
      {banner.imagePortrait !== undefined && (
        <UprightSources source={describePicture(banner.imagePortrait)} />
      )}
      {wide.avifSrcSet !== undefined && (
        <source type="image/avif" srcSet={wide.avifSrcSet} sizes={SIZES} />
      )}
      <Image
        ref={(image) => {
          // A cached picture may be complete before React listens.
          if (image?.complete && image.naturalWidth > 0) onLoad?.();
        }}
        src={wide.src}
        srcSet={wide.webpSrcSet}
        sizes={SIZES}
        width={wide.width}
        height={wide.height}
        alt={banner.imageAlt ?? ''}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : 'low'}
        onLoad={onLoad}
        onError={onLoad}
      />
    </picture>
  );
}
