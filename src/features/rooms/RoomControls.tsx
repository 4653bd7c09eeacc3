import Box from '@mui/material/Box';
import { startTransition, useOptimistic } from 'react';
import { CHOICE_PARTS, type RoomChoice } from './roomChoices';
import { RoomPartControl } from './RoomPartControl';

export interface RoomControlsProps {
  /** What can be chosen; a part with one value has no control. */
  choices: readonly RoomChoice[];
  choice: RoomChoice;
  onChange: (choice: RoomChoice) => void;
  /** Called when a press begins, about 100 ms before the change. */
  onPrepare: (choice: RoomChoice) => void;
}

/** Room, curtains and time of day (product 5.20); a value that is not rendered with the others is disabled. */
export function RoomControls({ choices, choice, onChange, onPrepare }: RoomControlsProps) {
  // The press renders the controls; the room follows in slices, because together they take a slow phone more than 50 ms.
  const [shown, setShown] = useOptimistic(choice);
  const change = (next: RoomChoice) =>
    startTransition(() => {
      setShown(next);
      onChange(next);
    });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1.5,
        '&:empty': { display: 'none' },
      }}
    >
      {CHOICE_PARTS.map((part) => (
        <RoomPartControl
          key={part}
          part={part}
          choices={choices}
          choice={shown}
          onChange={change}
          onPrepare={onPrepare}
        />
      ))}
    </Box>
  );
}
