import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import { adviceMessages } from '../messages';

export interface NoWindowsProps {
  /** What a measured window is good for. */
  text: string;
}

/** Invitation to measure a window, in place of advice for one. */
export function NoWindows({ text }: NoWindowsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">{text}</Typography>
      <Button href={paths.windows} variant="outlined">
        {t(adviceMessages.measure)}
      </Button>
    </Box>
  );
}
