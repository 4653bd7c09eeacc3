import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useId, useRef } from 'react';
import { Button } from '@/components/Button';
import { Section } from '@/components/Section';
import { useIsClient } from '@/hooks/useIsClient';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { stateIdOf, type RoomChoice } from './roomChoices';
import type { RoomFabric } from './roomFabric';
import { RoomFrame } from './RoomFrame';
import { roomLabel } from './roomLabels';
import { RoomNote } from './RoomNote';
import { ROOM_ANCHOR } from './roomPath';
import { RoomTools } from './RoomTools';
import { useChosenRoom, useSavedRoom, type ShownRoom } from './useChosenRoom';
import { useRoomImages } from './useRoomImages';

export interface RoomViewProps extends ShownRoom {
  fabric: RoomFabric;
  /** Rooms that the fabric can be shown in. */
  choices: readonly RoomChoice[];
}

/** Width of the frame in CSS pixels, at most. */
const MAX_WIDTH = 600;

/** A fabric at the window of a room, composed on request (product 5.20). */
export function RoomView({ fabric, choices, ...room }: RoomViewProps) {
  const [{ choice, isOpen, onShow }, unsaved] = useChosenRoom(room);
  const t = useTranslate();
  const headingId = useId();
  const isClient = useIsClient();
  const frame = useRef<HTMLDivElement>(null);
  const { images, prepare, retry } = useRoomImages({
    tiles: fabric.tile === undefined ? [] : [fabric.tile],
    room: isOpen ? stateIdOf(choice) : undefined,
    frame,
  });
  const [composed = { status: 'failed' as const }] = images;
  const state = isOpen ? composed : { status: 'closed' as const };
  useSavedRoom(unsaved, state.status !== 'loading');
  // Rendered after the first image has been requested, in slices: at once, they take 75 ms on a slow phone.
  const hasTools = useDeferredValue(isOpen);
  const hasFailed = state.status === 'failed';
  const prepareChoice = useCallback((next: RoomChoice) => prepare(stateIdOf(next)), [prepare]);
  // Composes before the press, which a pointer or the focus announces.
  const prepareFirst = () => {
    if (composed.room !== stateIdOf(choice)) prepareChoice(choice);
  };
  const press = () => {
    if (composed.status === 'failed') retry();
    onShow(isOpen && !hasFailed ? undefined : choice);
  };
  return (
    <Section id={ROOM_ANCHOR} isScreenOnly labelledBy={headingId} ground="sand">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          gridTemplateRows: { md: 'auto 1fr' },
          gap: 4,
          columnGap: { md: 8 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, maxWidth: '44ch' }}>
          <Typography id={headingId} variant="h2">
            {t(messages.heading)}
          </Typography>
          <Typography color="textSecondary">{t(messages.text)}</Typography>
          <Button
            variant="outlined"
            // A press before hydration would be lost.
            sx={{ visibility: isClient ? undefined : 'hidden', marginBlockStart: 1 }}
            onPointerEnter={prepareFirst}
            onPointerDown={prepareFirst}
            onFocus={prepareFirst}
            onClick={press}
          >
            {t(isOpen && !hasFailed ? messages.close : messages.open)}
          </Button>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            width: '100%',
            maxWidth: MAX_WIDTH,
            gridRow: { md: 'span 2' },
            justifySelf: { md: 'end' },
          }}
        >
          <RoomFrame
            ref={frame}
            state={state}
            fabric={fabric}
            announcement={roomLabel(t, choice, fabric.name)}
            sizes={`(min-width: 900px) ${MAX_WIDTH}px, 92vw`}
          />
          <RoomNote time={choice.time} room={isOpen ? choice.room : undefined} ids={[fabric.id]} />
        </Box>
        {hasTools && (
          <RoomTools
            choices={choices}
            choice={choice}
            onChange={onShow}
            onPrepare={prepareChoice}
            productId={fabric.id}
          />
        )}
      </Box>
    </Section>
  );
}
