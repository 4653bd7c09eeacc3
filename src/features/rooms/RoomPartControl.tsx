import Box from '@mui/material/Box';
import useEventCallback from '@mui/utils/useEventCallback';
import { useId } from 'react';
import { ChipFieldset } from '@/components/ChipFieldset';
import { RadioChip } from '@/components/RadioChip';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';
import { changeChoice, isOffered, valuesOf, type ChoicePart, type RoomChoice } from './roomChoices';
import type { RoomControlsProps } from './RoomControls';

export interface RoomPartControlProps extends RoomControlsProps {
  part: ChoicePart;
}

/** One question about the room, for example which curtains; nothing with one answer. */
export function RoomPartControl(props: RoomPartControlProps) {
  const { part, choices, choice, onChange, onPrepare } = props;
  const t = useTranslate();
  const name = useId();
  const choiceWith = (value: string): RoomChoice => changeChoice(choices, choice, part, value);
  // Stable, so that a press renders the chips that change only: a slow phone needs 5 ms for each.
  const choose = useEventCallback((value: string) => onChange(choiceWith(value)));
  const prepare = useEventCallback((value: string) => onPrepare(choiceWith(value)));
  const values = valuesOf(choices, part);
  if (values.length < 2) return null;
  return (
    <ChipFieldset legend={t(messages.parts[part])}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {values.map((value) => (
          <RadioChip
            key={value}
            name={name}
            value={value}
            label={t(messages.values[value])}
            isChecked={value === choice[part]}
            isDisabled={!isOffered(choices, choice, part, value)}
            onChoose={choose}
            onPrepare={prepare}
          />
        ))}
      </Box>
    </ChipFieldset>
  );
}
