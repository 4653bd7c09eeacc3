import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { messages as components } from '@/components/messages';
import { useIsClient } from '@/hooks/useIsClient';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import { messages } from './messages';
import { stateIdOf, type RoomChoice } from './roomChoices';
import { RoomControls } from './RoomControls';
import type { RoomFabric } from './roomFabric';
import { RoomFrame } from './RoomFrame';
import { comparisonLabel } from './roomLabels';
import { RoomNote } from './RoomNote';
import { canHang, roomStates, type RoomState } from '@/lib/rooms/roomStates';
import { useChosenRoom, useSavedRoom, type ShownRoom } from './useChosenRoom';
import { useRoomImages, type RoomImage } from './useRoomImages';

export interface RoomComparisonProps extends ShownRoom {
  fabrics: readonly RoomFabric[];
  /** Rooms that at least one of the fabrics can be shown in. */
  choices: readonly RoomChoice[];
}

const CLOSED: RoomImage = { status: 'closed' };

/** Fabrics side by side in one room, with one set of controls (product 5.19). */
export function RoomComparison(props: RoomComparisonProps) {
  const { fabrics, choices } = props;
  const [{ choice, isOpen, onShow }, unsaved] = useChosenRoom(props);
  const t = useTranslate();
  const headingId = useId();
  const isClient = useIsClient();
  const frame = useRef<HTMLDivElement>(null);
  const room = stateIdOf(choice);
  const state: RoomState | undefined = room && roomStates[room];
  const hanging = fabrics.flatMap(({ id, tile }) =>
    tile !== undefined && state !== undefined && canHang(state, tile.cloth) ? [{ id, tile }] : [],
  );
  const { images, prepare, retry } = useRoomImages({
    tiles: hanging.map(({ tile }) => tile),
    room: isOpen ? room : undefined,
    frame,
  });
  const imageOf = (id: string) => {
    const index = hanging.findIndex((fabric) => fabric.id === id);
    return isOpen ? (images[index] ?? CLOSED) : CLOSED;
  };
  // Composes before the press, which a pointer or the focus announces.
  const prepareFirst = () => prepare(room);
  const isSettled = images.every(({ status }) => status !== 'loading');
  useSavedRoom(unsaved, isSettled);
  const isComplete = isOpen && isSettled;
  const hasFailed = isComplete && images.some(({ status }) => status === 'failed');
  const shownNames = fabrics
    .filter(({ id }) => imageOf(id).status === 'shown')
    .map(({ name }) => name)
    .join(t(components.comma));
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ display: 'grid', displayPrint: 'none', gap: 3, paddingBlockStart: 4 }}
    >
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
        <Typography id={headingId} variant="h2">
          {t(isOpen ? messages.compareHeading : messages.compareClosed)}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {t(messages.compareText)}
        </Typography>
        <Button
          variant="outlined"
          // A press before hydration would be lost.
          sx={{ visibility: isClient ? undefined : 'hidden' }}
          onPointerEnter={prepareFirst}
          onPointerDown={prepareFirst}
          onFocus={prepareFirst}
          onClick={() => {
            if (hasFailed) retry();
            onShow(isOpen && !hasFailed ? undefined : choice);
          }}
        >
          {t(isOpen && !hasFailed ? messages.compareClose : messages.compareOpen)}
        </Button>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 3 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: `repeat(${fabrics.length}, minmax(0, 22rem))`,
          },
        }}
      >
        {fabrics.map((fabric, index) => (
          <li key={fabric.id}>
            <RoomFrame
              ref={index === 0 ? frame : undefined}
              fabric={fabric}
              state={imageOf(fabric.id)}
              isMissing={isOpen && !hanging.some(({ id }) => id === fabric.id)}
              sizes="(min-width: 900px) 352px, 46vw"
            />
            <Typography sx={{ marginBlockStart: 1 }} {...textIn(fabric.lang)}>
              {fabric.name}
            </Typography>
          </li>
        ))}
      </Box>
      {isOpen && (
        <RoomControls
          choices={choices}
          choice={choice}
          onChange={onShow}
          onPrepare={(next) => prepare(stateIdOf(next))}
        />
      )}
      <RoomNote time={choice.time} ids={fabrics.map(({ id }) => id)} />
      <span role="status" style={visuallyHidden}>
        {isComplete && shownNames !== '' && comparisonLabel(t, choice, shownNames)}
      </span>
    </Box>
  );
}
