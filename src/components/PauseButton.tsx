import IconButton from '@mui/material/IconButton';
import { PauseIcon, PlayIcon } from './icons';

export interface PauseButtonProps {
  isPaused: boolean;
  /** What moves, e.g. 'the offers'. */
  what: string;
  onToggle: () => void;
}

/** Stops whatever moves by itself, and starts it again (WCAG 2.2.2). */
export function PauseButton({ isPaused, what, onToggle }: PauseButtonProps) {
  return (
    <IconButton
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${what}`}
      onClick={onToggle}
      sx={{ '&:hover': { bgcolor: 'transparent', opacity: 0.75 } }}
    >
      {isPaused ? <PlayIcon /> : <PauseIcon />}
    </IconButton>
  );
}
