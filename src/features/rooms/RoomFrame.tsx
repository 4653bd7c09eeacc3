import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Ref } from 'react';
import { Picture } from '@/components/Picture';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { RoomCanvas } from './RoomCanvas';
import type { RoomFabric } from './roomFabric';
import { roomLabel } from './roomLabels';
import { roomStates } from '@/lib/rooms/roomStates';
import type { RoomImage } from './useRoomImages';

export interface RoomFrameProps {
  fabric: RoomFabric;
  state: RoomImage;
  /** Read out once the room is shown; nothing by default, where one announcement covers several images. */
  announcement?: string;
  /** The room has no layers for this fabric. */
  isMissing?: boolean;
  /** `sizes` attribute of the ordinary image. */
  sizes: string;
  ref?: Ref<HTMLDivElement>;
}

/** Hidden for the first 300 ms, when a fast response needs no progress. */
const Delayed = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  '@keyframes appear': { from: { visibility: 'hidden' } },
  animation: 'appear 300ms',
});

/** Image of fixed size: the poster, progress, the composed room or the reason why there is none. */
export function RoomFrame(props: RoomFrameProps) {
  const { fabric, state, announcement, isMissing = false, sizes, ref } = props;
  const t = useTranslate();
  const { name, lang, poster, posterAlt } = fabric;
  const { status, image, room } = state;
  return (
    <Box ref={ref} sx={{ position: 'relative' }}>
      <Picture
        src={poster}
        alt={image === undefined ? posterAlt : ''}
        lang={lang}
        ratio="9 / 11"
        sizes={sizes}
      />
      {image !== undefined && room !== undefined && (
        <RoomCanvas image={image} label={roomLabel(t, roomStates[room], name)} />
      )}
      {status === 'loading' && (
        <Delayed>
          <Box sx={{ display: 'grid', p: 1.5, borderRadius: '50%', bgcolor: 'background.paper' }}>
            <CircularProgress aria-label={t(messages.loading)} />
          </Box>
        </Delayed>
      )}
      {(isMissing || status !== 'closed') && (
        // Over the image, so that nothing moves.
        <Box role="status" sx={{ position: 'absolute', insetInline: 0, insetBlockEnd: 0 }}>
          {(isMissing || status === 'failed') && (
            <Typography variant="body2" sx={{ p: { xs: 1, md: 2 }, bgcolor: 'background.paper' }}>
              {t(isMissing ? messages.missing : messages.failed)}
            </Typography>
          )}
          {status === 'shown' && <span style={visuallyHidden}>{announcement}</span>}
        </Box>
      )}
    </Box>
  );
}
