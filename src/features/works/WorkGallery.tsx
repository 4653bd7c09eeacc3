import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Picture } from '@/components/Picture';
import type { WorkDetailState } from '@/lib/showroomState';
import { easeOut } from '@/theme/tokens';
import { Lightbox } from './Lightbox';
import { messages } from './messages';

const Gallery = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  // A last picture without a neighbour fills its row.
  '& > :nth-of-type(even):last-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: theme.spacing(3),
    '& > li': { gridColumn: 'span 2' },
    '& > :nth-of-type(even):last-of-type': { gridColumn: 'span 2' },
    '&[data-rest="1"] > :nth-of-type(2)': { gridColumn: '1 / -1' },
    '&[data-rest="2"] > :nth-of-type(n + 2)': { gridColumn: 'span 3' },
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
}));

const Frame = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  '& img': { transition: `transform 600ms ${easeOut}, opacity 300ms` },
  '&:hover img': { transform: 'scale(1.02)' },
});

const REST_SIZES = '(min-width: 900px) 31vw, 47vw';

/** The first picture large, the others in a grid (spec §2); each opens the lightbox. */
export function WorkGallery({ name, images, imageAlts = [] }: WorkDetailState) {
  const [shown, setShown] = useState<number>();
  const pictures = images.map((src, index) => ({
    src,
    alt: imageAlts[index] ?? messages.pictureOf(name, index + 1, images.length),
  }));
  return (
    <>
      <Gallery data-rest={images.length - 1}>
        {pictures.map(({ src, alt }, index) => (
          <li key={src}>
            <Frame onClick={() => setShown(index)} aria-label={messages.enlarge(alt)}>
              <Picture
                src={src}
                alt=""
                ratio={index === 0 ? '3 / 2' : '1 / 1'}
                sizes={index === 0 ? '(min-width: 1344px) 1296px, 94vw' : REST_SIZES}
                isPriority={index === 0}
              />
            </Frame>
          </li>
        ))}
      </Gallery>
      <Lightbox
        name={name}
        pictures={pictures}
        index={shown}
        onMove={setShown}
        onClose={() => setShown(undefined)}
      />
    </>
  );
}
