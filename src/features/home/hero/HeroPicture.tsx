import { styled } from '@mui/material/styles';
import type { Banner } from '@/contract/catalogue';
import { describePicture, type PictureSource } from '@/lib/pictures';
import { textIn } from '@/lib/textIn';

export interface HeroPictureProps {
  banner: Banner;
  isFirst: boolean;
  onLoad?: () => void;
}

const UPRIGHT = '(max-aspect-ratio: 1/1)';
/** Rendered width of a covering 16:9 image (4:5 on portrait screens), which can exceed the viewport. */
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

interface PreloadProps {
  source: PictureSource;
  media: string;
  sizes: string;
}

/** Preloads the first image, which would otherwise wait for the styles. */
function Preload({ source, media, sizes }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      fetchPriority="high"
      media={media}
      // React moves only links with an address to the head.
      href={source.src}
      imageSrcSet={source.avifSrcSet}
      imageSizes={sizes}
    />
  );
}

/** Image of a slide in two crops; the first slide loads with high priority. */
export function HeroPicture({ banner, isFirst, onLoad }: HeroPictureProps) {
  const wide = describePicture(banner.image);
  const upright =
    banner.imagePortrait === undefined ? undefined : describePicture(banner.imagePortrait);
  return (
    <>
      {isFirst && upright?.avifSrcSet !== undefined && (
        <Preload source={upright} media={UPRIGHT} sizes={UPRIGHT_SIZES} />
      )}
      {isFirst && wide.avifSrcSet !== undefined && (
        <Preload
          source={wide}
          media={upright === undefined ? 'all' : `not ${UPRIGHT}`}
          sizes={SIZES}
        />
      )}
      <picture>
        {upright !== undefined && <UprightSources source={upright} />}
        {wide.avifSrcSet !== undefined && (
          <source type="image/avif" srcSet={wide.avifSrcSet} sizes={SIZES} />
        )}
        <Image
          ref={(image) => {
            // A cached image may be complete before React attaches `onLoad`.
            if (image?.complete && image.naturalWidth > 0) onLoad?.();
          }}
          src={wide.src}
          srcSet={wide.webpSrcSet}
          sizes={SIZES}
          width={wide.width}
          height={wide.height}
          alt={banner.imageAlt ?? ''}
          {...textIn(banner.lang)}
          decoding={isFirst ? 'sync' : 'async'}
          fetchPriority={isFirst ? 'high' : 'low'}
          onLoad={onLoad}
          onError={onLoad}
        />
      </picture>
    </>
  );
}
