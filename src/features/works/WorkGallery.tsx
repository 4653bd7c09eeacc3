import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { Picture } from '@/components/Picture';
import { SharedImage } from '@/hooks/navigation/SharedImage';
import { useHistoryOverlay } from '@/hooks/navigation/useHistoryOverlay';
import { useTranslate } from '@/i18n/useTranslate';
import type { WorkDetailState } from '@/lib/detailPageState';
import { easeOut } from '@/theme/tokens';
import { messages } from './messages';
import { WorkPictures } from './WorkPictures';

const Lightbox = lazyPart(
  async () => (await import(/* webpackChunkName: "zoom" */ './Lightbox')).Lightbox,
);

const Frame = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  '& img': { transition: `transform 600ms ${easeOut}, opacity 300ms` },
  '@media (hover: hover)': { '&:hover img': { transform: 'scale(1.02)' } },
});

const RATIO = 'var(--ratio)';
const FIRST_SIZES = '(min-width: 1344px) 1296px, 94vw';
const REST_SIZES = '(min-width: 1344px) 416px, (min-width: 600px) 31vw, 47vw';

/** Large first image and a grid of the others; each opens the lightbox (product 4.9). */
export function WorkGallery({ name, lang, images, imageAlts = [] }: WorkDetailState) {
  const t = useTranslate();
  const [index, setIndex] = useState(0);
  const lightbox = useHistoryOverlay('lightbox');
  const open = (chosen: number) => {
    setIndex(chosen);
    lightbox.open();
  };
  const pictures = images.map((src, position) => ({
    src,
    alt:
      imageAlts[position] ??
      t(messages.pictureOf, { name, number: position + 1, count: images.length }),
  }));
  return (
    <>
      <WorkPictures data-rest={images.length - 1}>
        {pictures.map(({ src, alt }, position) => (
          <li key={`${position}-${src}`}>
            <Frame
              onClick={() => open(position)}
              aria-label={t(messages.enlarge, { description: alt })}
            >
              {position === 0 ? (
                <SharedImage>
                  <Picture src={src} alt="" ratio={RATIO} sizes={FIRST_SIZES} isPriority />
                </SharedImage>
              ) : (
                <Picture src={src} alt="" ratio={RATIO} sizes={REST_SIZES} />
              )}
            </Frame>
          </li>
        ))}
      </WorkPictures>
      <Lightbox
        isOpen={lightbox.isOpen}
        name={name}
        lang={lang}
        pictures={pictures}
        index={index}
        onMove={setIndex}
        onClose={lightbox.close}
      />
    </>
  );
}
