import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { samplesPath } from '@/lib/samplesUrl';
import { messages } from './messages';
import type { RoomChoice } from './roomChoices';

export interface RoomNoteProps {
  time: RoomChoice['time'];
  /** Fabrics that samples are ordered of. */
  ids: readonly Id[];
}

/** What a room image cannot show, and the way to free samples. */
export function RoomNote({ time, ids }: RoomNoteProps) {
  const t = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary">
      <span>{t(messages.scale[time])}</span> <span>{t(messages.colours)}</span>{' '}
      <Link href={samplesPath(ids)} underline="always">
        {t(messages.samples)}
      </Link>
      <span>.</span>
    </Typography>
  );
}
