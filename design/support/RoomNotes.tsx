import Box from '@mui/material/Box';
import { messages } from '@/features/rooms/messages';
import { roomLabel } from '@/features/rooms/roomLabels';
import { useTranslate } from '@/i18n/useTranslate';
import { roomStates } from '@/lib/rooms/roomStates';
import { useSay } from './Examples';
import { BothLanguages } from './GuideParts';

function Notes() {
  const t = useTranslate();
  const fabric = useSay()('Almas', 'ألماس');
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
      {Object.values(roomStates).map((state) => (
        <li key={state.folder}>{roomLabel(t, state, fabric)}</li>
      ))}
      <li>
        {t(messages.scale.day)} {t(messages.hung.wave)} {t(messages.colours)} {t(messages.samples)}
      </li>
    </Box>
  );
}

/** The rooms that exist, as they are announced, and the note below each image. */
export const RoomNotes = () => (
  <BothLanguages>
    <Notes />
  </BothLanguages>
);
