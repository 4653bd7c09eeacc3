import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Id } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { samplesPath } from '@/lib/samplesUrl';
import { messages } from './messages';
import { HUNG_AS, type RoomChoice } from './roomChoices';

export interface RoomNoteProps {
  time: RoomChoice['time'];
  /** The shown room, whose curtains hang in one way only. */
  room?: RoomChoice['room'] | undefined;
  /** Fabrics that samples are ordered of. */
  ids: readonly Id[];
}

/** What a room image cannot show, and the way to free samples. */
export function RoomNote({ time, room, ids }: RoomNoteProps) {
  const t = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary">
      <span>{t(messages.scale[time])}</span>{' '}
      {room && (
        <>
          <span>{t(messages.hung[HUNG_AS[room]])}</span>{' '}
        </>
      )}
      <span>{t(messages.colours)}</span>{' '}
      <Link href={samplesPath(ids)} underline="always">
        {t(messages.samples)}
      </Link>
      <span>.</span>
    </Typography>
  );
}
