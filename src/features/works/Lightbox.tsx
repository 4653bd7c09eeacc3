import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/icons';
import { mirroredSx } from '@/components/LineIcon';
import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { textIn } from '@/lib/textIn';
import { colours } from '@/theme/tokens';
import { LightboxPicture } from './LightboxPicture';
import { messages } from './messages';

export interface LightboxPictureSource {
  src: string;
  alt: string;
}

export interface LightboxProps {
  /** Name of the project. */
  name: string;
  /** Language of name and alternative texts, when it is not that of the page. */
  lang?: Language;
  pictures: readonly LightboxPictureSource[];
  isOpen: boolean;
  /** Index of the shown image. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingInline: theme.spacing(2),
  paddingBlock: theme.spacing(1),
  '@media (hover: hover)': {
    '& .MuiIconButton-root:hover': { backgroundColor: alpha(colours.white, 0.12) },
  },
  '& .MuiIconButton-root:focus-visible': { outlineColor: colours.gold },
}));

/** Full-screen image viewer; arrow keys change the image, Esc closes. */
export function Lightbox(props: LightboxProps) {
  const { name, lang, pictures, isOpen, index, onMove, onClose } = props;
  const t = useTranslate();
  const titleId = useId();
  const current = pictures[index];
  const count = pictures.length;
  const move = (step: number) => onMove((index + step + count) % count);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(document.dir === 'rtl' ? 1 : -1);
    if (key === 'ArrowRight') move(document.dir === 'rtl' ? -1 : 1);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      fullScreen
      disableRestoreFocus
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { bgcolor: 'night.main', color: 'night.contrastText', padding: 0 } },
      }}
    >
      <Bar>
        <Typography id={titleId} noWrap {...textIn(lang)}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          aria-live="polite"
          sx={{ marginInlineStart: 'auto', flexShrink: 0 }}
        >
          {t(messages.position, { number: index + 1, count })}
        </Typography>
        <IconButton aria-label={t(messages.close)} onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Bar>
      <Box
        sx={{ flexGrow: 1, minHeight: 0, display: 'grid', paddingInline: { md: 8 } }}
        lang={lang}
      >
        {current && <LightboxPicture key={current.src} {...current} />}
      </Box>
      <Bar>
        <IconButton aria-label={t(messages.previous)} onClick={() => move(-1)} disabled={count < 2}>
          <ChevronLeftIcon sx={mirroredSx} />
        </IconButton>
        <Typography sx={{ textAlign: 'center' }} {...textIn(lang)}>
          {current?.alt}
        </Typography>
        <IconButton aria-label={t(messages.next)} onClick={() => move(1)} disabled={count < 2}>
          <ChevronRightIcon sx={mirroredSx} />
        </IconButton>
      </Bar>
    </Dialog>
  );
}
