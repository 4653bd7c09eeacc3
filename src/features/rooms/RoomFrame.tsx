import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Picture } from '@/components/Picture';
import { useTranslate } from '@/i18n/useTranslate';
import type { Language } from '@/lib/language';
import { messages } from './messages';
import { RoomCanvas } from './RoomCanvas';
import type { RoomImage } from './useRoomImage';

export interface RoomFrameProps {
  state: RoomImage;
  /** What the composed room shows. */
  label: string;
  poster: string | undefined;
  posterAlt: string;
  posterLang: Language | undefined;
}

/** Width of the frame in CSS pixels, at most. */
const MAX_WIDTH = 600;

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
export function RoomFrame({ state, label, poster, posterAlt, posterLang }: RoomFrameProps) {
  const t = useTranslate();
  const isShown = state.status === 'shown';
  return (
    <Box
      sx={{ position: 'relative', width: '100%', maxWidth: MAX_WIDTH, justifySelf: { md: 'end' } }}
    >
      {isShown ? (
        <RoomCanvas image={state.image} label={label} />
      ) : (
        <Picture
          src={poster}
          alt={posterAlt}
          lang={posterLang}
          ratio="9 / 11"
          sizes={`(min-width: 900px) ${MAX_WIDTH}px, 92vw`}
        />
      )}
      {state.status === 'loading' && (
        <Delayed>
          <Box sx={{ display: 'grid', p: 1.5, borderRadius: '50%', bgcolor: 'background.paper' }}>
            <CircularProgress aria-label={t(messages.loading)} />
          </Box>
        </Delayed>
      )}
      {/* Over the image, so that nothing moves. */}
      <Box role="status" sx={{ position: 'absolute', insetInline: 0, insetBlockEnd: 0 }}>
        {state.status === 'failed' && (
          <Typography variant="body2" sx={{ p: 2, bgcolor: 'background.paper' }}>
            {t(messages.failed)}
          </Typography>
        )}
        {isShown && <span style={visuallyHidden}>{label}</span>}
      </Box>
    </Box>
  );
}
