import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent } from 'react';
import { Picture } from '@/components/Picture';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../detail/messages';
import { pictureAfterKey, type GalleryPicture } from './gallery';

export interface GalleryThumbsProps {
  pictures: GalleryPicture[];
  current: number;
  onPick: (index: number) => void;
}

const Rail = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  [theme.breakpoints.up('md')]: {
    gridColumn: 1,
    gridRow: 1,
    gridTemplateColumns: '80px',
    alignContent: 'start',
    gap: 12,
  },
  '@media print': { display: 'none' },
}));

const Thumb = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  paddingBlockEnd: 6,
  borderBlockEnd: '2px solid transparent',
  '&[aria-current]': { borderColor: theme.palette.primary.main },
  // Forced colours would show the transparent border as well.
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
  '&:not([aria-current]) > div': { opacity: 0.72 },
  '@media (hover: hover)': { '&:not([aria-current]):hover > div': { opacity: 1 } },
}));

/** Thumbnails that select the large image; arrow keys move between them. */
export function GalleryThumbs({ pictures, current, onPick }: GalleryThumbsProps) {
  const t = useTranslate();
  const rail = useRef<HTMLUListElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = pictureAfterKey(event.key, current, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    onPick(next);
    rail.current?.querySelectorAll('button').item(next).focus();
  };
  return (
    <Rail ref={rail} onKeyDown={handleKeyDown}>
      {pictures.map(({ src }, index) => (
        <li key={`${index}-${src}`}>
          <Thumb
            aria-label={t(messages.showPicture, { number: index + 1, count: pictures.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onPick(index)}
          >
            <Picture src={src} alt="" ratio="1 / 1" sizes="96px" isPriority fetchPriority="low" />
          </Thumb>
        </li>
      ))}
    </Rail>
  );
}
