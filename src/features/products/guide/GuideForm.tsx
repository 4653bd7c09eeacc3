import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from '@/i18n/useTranslate';
import {
  EXTRAS,
  GUIDE_ROOMS,
  OVERLOOKED,
  type Extra,
  type GuideRoom,
  type Situation,
} from '@/lib/light/situation';
import { labelOf } from '../attributes/labelOf';
import { ChoiceTile } from './ChoiceTile';
import { CompassField } from './CompassField';
import { guidePath } from './guidePath';
import { messages } from './messages';
import { Question } from './Question';

export interface GuideFormProps {
  situation: Situation;
  onChange: (changes: Partial<Situation>) => void;
}

/** Extras that matter in a room: only in a bedroom it matters who sleeps. */
const extrasOf = (room: GuideRoom): readonly Extra[] =>
  EXTRAS.filter((extra) => extra !== 'sleeper' || room === 'bedroom');

const tiles = { display: 'grid', gap: 0.75 } as const;

/** The questions of the guide (product 5.18). */
export function GuideForm({ situation, onChange }: GuideFormProps) {
  const t = useTranslate();
  const { room, facade, overlooked, extras } = situation;
  const toggle = (extra: Extra, isOn: boolean) =>
    onChange({ extras: EXTRAS.filter((one) => (one === extra ? isOn : extras.includes(one))) });
  return (
    <Box component="form" aria-label={t(messages.questions)} sx={{ display: 'grid', gap: 5 }}>
      <Question legend={t(messages.room)}>
        <RadioGroup
          name="for"
          value={room}
          aria-label={t(messages.room)}
          onChange={(_event, value) => {
            const next = GUIDE_ROOMS.find((known) => known === value);
            if (next !== undefined) onChange({ room: next });
          }}
          sx={{ ...tiles, gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))' }}
        >
          {GUIDE_ROOMS.map((value) => (
            <ChoiceTile
              key={value}
              value={value}
              label={value === 'hall' ? t(messages.hall) : labelOf(t, 'room', value)}
            />
          ))}
        </RadioGroup>
      </Question>
      <CompassField
        facade={facade}
        pathOf={(next) => guidePath({ ...situation, facade: next })}
        onChange={(next) => onChange({ facade: next })}
      />
      <Question legend={t(messages.overlooked)}>
        <RadioGroup
          name="seen"
          value={overlooked}
          aria-label={t(messages.overlooked)}
          onChange={(_event, value) => {
            const next = OVERLOOKED.find((known) => known === value);
            if (next !== undefined) onChange({ overlooked: next });
          }}
          sx={{ ...tiles, gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' }}
        >
          {OVERLOOKED.map((value) => (
            <ChoiceTile
              key={value}
              value={value}
              label={t(messages.overlookedBy[value])}
              hint={t(messages.overlookedHints[value])}
            />
          ))}
        </RadioGroup>
      </Question>
      <Question legend={t(messages.extras)}>
        <FormGroup>
          {extrasOf(room).map((extra) => (
            <FormControlLabel
              key={extra}
              checked={extras.includes(extra)}
              onChange={(_event, isOn) => toggle(extra, isOn)}
              control={<Checkbox />}
              label={t(messages.extra[extra])}
              sx={{ minHeight: 44 }}
            />
          ))}
        </FormGroup>
      </Question>
    </Box>
  );
}
