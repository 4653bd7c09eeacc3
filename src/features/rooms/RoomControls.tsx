import Box from '@mui/material/Box';
import { startTransition, useId, useOptimistic } from 'react';
import { ChipFieldset } from '@/components/ChipFieldset';
import { RadioChip } from '@/components/RadioChip';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { CHOICE_PARTS, changeChoice, isOffered, valuesOf, type RoomChoice } from './roomChoices';

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
  const t = useTranslate();
  const id = useId();
  // The press renders the controls; the room follows in slices, because together they take a slow phone more than 50 ms.
  const [shown, setShown] = useOptimistic(choice);
  const change = (next: RoomChoice) =>
    startTransition(() => {
      setShown(next);
      onChange(next);
    });
  const groups = CHOICE_PARTS.map((part) => ({ part, values: valuesOf(choices, part) })).filter(
    ({ values }) => values.length > 1,
  );
  if (groups.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {groups.map(({ part, values }) => (
        <ChipFieldset key={part} legend={t(messages.parts[part])}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {values.map((value) => (
              <RadioChip
                key={value}
                name={`${id}-${part}`}
                value={value}
                label={t(messages.values[value])}
                isChecked={value === shown[part]}
                isDisabled={!isOffered(choices, shown, part, value)}
                onChoose={() => change(changeChoice(choices, shown, part, value))}
                onPrepare={() => onPrepare(changeChoice(choices, shown, part, value))}
              />
            ))}
          </Box>
        </ChipFieldset>
      ))}
    </Box>
  );
}
