import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { focusRing } from '@/theme/components/inputs';
import { messages } from './messages';
import { CHOICE_PARTS, changeChoice, isOffered, valuesOf, type RoomChoice } from './roomChoices';

export interface RoomControlsProps {
  /** What can be chosen; a part with one value has no control. */
  choices: readonly RoomChoice[];
  choice: RoomChoice;
  onChange: (choice: RoomChoice) => void;
}

/** A radio button whose label is a chip, like those of sizes. */
const Chip = styled(FormControlLabel)(({ theme }) => ({
  position: 'relative',
  margin: 0,
  minHeight: 44,
  paddingInline: 16,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 2,
  backgroundColor: theme.palette.background.paper,
  '& .MuiRadio-root': { position: 'absolute', inset: 0, opacity: 0 },
  '@media (hover: hover)': {
    '&:hover:not(.Mui-disabled)': { borderColor: theme.palette.text.primary },
  },
  '&:has(:checked)': {
    borderColor: theme.palette.text.primary,
    backgroundColor: theme.palette.text.primary,
    color: theme.palette.background.default,
  },
  '&:has(:focus-visible)': focusRing,
  // Without backgrounds the choice needs a line.
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
}));

/** Room, curtains and time of day (product 5.20); a value that is not rendered with the others is disabled. */
export function RoomControls({ choices, choice, onChange }: RoomControlsProps) {
  const t = useTranslate();
  const id = useId();
  const groups = CHOICE_PARTS.map((part) => ({ part, values: valuesOf(choices, part) })).filter(
    ({ values }) => values.length > 1,
  );
  if (groups.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {groups.map(({ part, values }) => (
        <FormControl key={part}>
          <FormLabel id={`${id}-${part}`}>{t(messages.parts[part])}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-${part}`}
            value={choice[part]}
            onChange={(_event, value) => onChange(changeChoice(choices, choice, part, value))}
            sx={{ gap: 1 }}
          >
            {values.map((value) => (
              <Chip
                key={value}
                value={value}
                control={<Radio />}
                label={t(messages.values[value])}
                disabled={!isOffered(choices, choice, part, value)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
    </Box>
  );
}
