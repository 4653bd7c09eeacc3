import Box from '@mui/material/Box';
import { useCallback, useRef } from 'react';
import { Button } from '@/components/Button';
import { useIsClient } from '@/hooks/useIsClient';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { stateIdOf, type RoomChoice } from './roomChoices';
import type { RoomFabric } from './roomFabric';
import { RoomControls } from './RoomControls';
import { RoomFrame } from './RoomFrame';
import { roomLabel } from './roomLabels';
import { RoomNote } from './RoomNote';
import { RoomLink } from './RoomLink';
import { useChosenRoom, useSavedRoom, type ShownRoom } from './useChosenRoom';
import { useRoomImages } from './useRoomImages';

export interface RoomViewProps extends ShownRoom {
  fabric: RoomFabric;
  /** Rooms that the fabric can be shown in. */
  choices: readonly RoomChoice[];
}

/** As the images of the gallery, so that the browser has the ordinary image. */
const SIZES = '(min-width: 1344px) 620px, (min-width: 900px) 46vw, 100vw';
/** Height of what stands above and below the image of the room, so that all of it fits the window. */
const BESIDES_PX = { xs: 340, md: 270 };

const widthBesides = (height: number) => `max(240px, min(100%, (100svh - ${height}px) * 9 / 11))`;

/**
 * The gallery's view of a fabric at the window of a room, composed on request (product 5.20). Closed, it is a button over the
 * image; open, the gallery hides its own images (`data-room`).
 */
export function RoomView({ fabric, choices, ...room }: RoomViewProps) {
  const [{ choice, isOpen, onShow }, unsaved] = useChosenRoom(room);
  const t = useTranslate();
  const isClient = useIsClient();
  const box = useRef<HTMLDivElement>(null);
  const { images, prepare, retry } = useRoomImages({
    tiles: fabric.tile === undefined ? [] : [fabric.tile],
    room: isOpen ? stateIdOf(choice) : undefined,
    frame: box,
    startsInView: false,
  });
  const [composed = { status: 'failed' as const }] = images;
  const state = isOpen ? composed : { status: 'closed' as const };
  useSavedRoom(unsaved, state.status !== 'loading');
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
    <Box
      ref={box}
      data-room={isOpen ? '' : undefined}
      sx={
        isOpen
          ? { display: 'grid', gap: 1.5 }
          : // Without height, below the image that its button covers, or at the edge of the window before.
            { position: 'sticky', insetBlockEnd: 0, displayPrint: 'none' }
      }
    >
      {isOpen && (
        <RoomControls
          choices={choices}
          choice={choice}
          onChange={onShow}
          onPrepare={prepareChoice}
        />
      )}
      <Box
        sx={
          isOpen
            ? {
                position: 'relative',
                width: { xs: widthBesides(BESIDES_PX.xs), md: widthBesides(BESIDES_PX.md) },
                marginInline: 'auto',
              }
            : undefined
        }
      >
        {isOpen && (
          <RoomFrame
            state={state}
            fabric={fabric}
            announcement={roomLabel(t, choice, fabric.name)}
            sizes={SIZES}
          />
        )}
        <Button
          variant="outlined"
          sx={{
            position: 'absolute',
            insetInlineStart: 12,
            insetBlockEnd: 12,
            bgcolor: 'background.default',
            '@media (hover: hover)': {
              '&:hover': { bgcolor: 'background.paper', color: 'text.primary' },
            },
            displayPrint: 'none',
            // A press before hydration would be lost.
            visibility: isClient ? undefined : 'hidden',
          }}
          onPointerEnter={prepareFirst}
          onPointerDown={prepareFirst}
          onFocus={prepareFirst}
          onClick={press}
        >
          {t(isOpen && !hasFailed ? messages.close : messages.open)}
        </Button>
      </Box>
      {isOpen && (
        <>
          <RoomNote time={choice.time} room={choice.room} ids={[fabric.id]} />
          <RoomLink productId={fabric.id} choice={choice} />
        </>
      )}
    </Box>
  );
}
