import { styled } from '@mui/material/styles';
import { describePicture } from '@/lib/pictures';

const Whole = styled('img')({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
});

const Ground = styled('picture')({ display: 'grid', minHeight: 0 });

/** A picture shown whole, as large as the window allows. */
export function LightboxPicture({ src, alt }: { src: string; alt: string }) {
  const { avifSrcSet, webpSrcSet, width, height } = describePicture(src);
  return (
    <Ground>
      {avifSrcSet !== undefined && <source type="image/avif" srcSet={avifSrcSet} sizes="100vw" />}
      <Whole src={src} srcSet={webpSrcSet} sizes="100vw" width={width} height={height} alt={alt} />
    </Ground>
  );
}
