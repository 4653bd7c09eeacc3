import IconButton from '@mui/material/IconButton';
import { useTranslate } from '@/i18n/useTranslate';
import { PauseIcon, PlayIcon } from './icons';
import { carouselMessages } from './messages';

export interface PauseButtonProps {
  isPaused: boolean;
  /** Name of the moving content, for example 'the offers'. */
  what: string;
  onToggle: () => void;
  /** Bordered like the carousel buttons. */
  isFramed?: boolean;
}

/** Pauses and resumes content that moves automatically (WCAG 2.2.2). */
export function PauseButton({ isPaused, what, onToggle, isFramed = false }: PauseButtonProps) {
  const t = useTranslate();
  return (
    <IconButton
      aria-label={
        isPaused ? t(carouselMessages.play, { what }) : t(carouselMessages.pause, { what })
      }
      onClick={onToggle}
      sx={{
        border: isFramed ? 1 : 0,
        borderColor: 'currentColor',
        '@media (hover: hover)': { '&:hover': { bgcolor: 'transparent', opacity: 0.75 } },
      }}
    >
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </IconButton>
  );
}
