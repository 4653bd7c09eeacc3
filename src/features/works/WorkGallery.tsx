import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { onDemand } from '@/components/onDemand';
import { Picture } from '@/components/Picture';
import type { WorkDetailState } from '@/lib/showroomState';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { easeOut } from '@/theme/tokens';
import { messages } from './messages';
import { WorkPictures } from './WorkPictures';

const Lightbox = onDemand(async () => (await import('./Lightbox')).Lightbox);

const Frame = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  '& img': { transition: `transform 600ms ${easeOut}, opacity 300ms` },
  '&:hover img': { transform: 'scale(1.02)' },
});

const FIRST_SIZES = '(min-width: 1344px) 1296px, 94vw';
const REST_SIZES = '(min-width: 1344px) 416px, (min-width: 600px) 31vw, 47vw';

/** The first picture large, the others in a grid (spec §2); each opens the lightbox. */
export function WorkGallery({ name, images, imageAlts = [] }: WorkDetailState) {
  const [shown, setShown] = useState<number>();
  const dispatch = useAppDispatch();
  const handleFailed = () => {
    setShown(undefined);
    dispatch(showToast({ message: messages.enlargeFailed, variant: 'error' }));
  };
  const pictures = images.map((src, index) => ({
    src,
    alt: imageAlts[index] ?? messages.pictureOf(name, index + 1, images.length),
  }));
  return (
    <>
      <WorkPictures data-rest={images.length - 1}>
        {pictures.map(({ src, alt }, index) => (
          <li key={`${index}-${src}`}>
            <Frame onClick={() => setShown(index)} aria-label={messages.enlarge(alt)}>
              <Picture
                src={src}
                alt=""
                ratio="var(--ratio)"
                sizes={index === 0 ? FIRST_SIZES : REST_SIZES}
                isPriority={index === 0}
              />
            </Frame>
          </li>
        ))}
      </WorkPictures>
      <Lightbox
        isWanted={shown !== undefined}
        onFailed={handleFailed}
        name={name}
        pictures={pictures}
        index={shown}
        onMove={setShown}
        onClose={() => setShown(undefined)}
      />
    </>
  );
}
