import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { guideTexts } from '@/content/guideTexts';
import { usePreHydrationInput } from '@/hooks/usePreHydrationInput';
import { useContent } from '@/i18n/useContent';
import {
  EXTRAS,
  extrasOf,
  GUIDE_ROOMS,
  OVERLOOKED,
  readSituation,
  type Extra,
  type Situation,
} from '@/lib/light/situation';
import { ChoiceTile } from './ChoiceTile';
import { CompassField } from './CompassField';
import { guidePath } from './guidePath';
import { Question } from './Question';

export interface GuideFormProps {
  situation: Situation;
  onChange: (changes: Partial<Situation>) => void;
}

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  '&[data-wide]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' },
}));

/** The window that the native controls of the form describe. */
function answersIn(form: HTMLFormElement): Situation {
  const data = new FormData(form);
  const textOf = (name: string) =>
    data
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(',');
  const names = ['for', 'facing', 'seen', 'also'];
  return readSituation(new URLSearchParams(names.map((name) => [name, textOf(name)])));
}

/** The questions of the guide (product 5.18). */
export function GuideForm({ situation, onChange }: GuideFormProps) {
  const texts = useContent(guideTexts);
  const { room, facade, overlooked, extras } = situation;
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(() => {
    const answers = form.current === null ? situation : answersIn(form.current);
    return guidePath(answers) !== guidePath(situation) && answers;
  }, onChange);
  const toggle = (extra: Extra, isOn: boolean) =>
    onChange({ extras: EXTRAS.filter((one) => (one === extra ? isOn : extras.includes(one))) });
  return (
    <Box
      component="form"
      ref={form}
      autoComplete="off"
      aria-label={texts.questions}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', displayPrint: 'none', gap: 5 }}
    >
      <Question legend={texts.room}>
        <Tiles>
          {GUIDE_ROOMS.map((value) => (
            <ChoiceTile
              key={value}
              name="for"
              value={value}
              isChosen={value === room}
              label={texts.rooms[value]}
              onChoose={() => onChange({ room: value })}
            />
          ))}
        </Tiles>
      </Question>
      <CompassField
        facade={facade}
        pathOf={(next) => guidePath({ ...situation, facade: next })}
        onChange={(next) => onChange({ facade: next })}
      />
      <Question legend={texts.overlooked}>
        <Tiles data-wide>
          {OVERLOOKED.map((value) => (
            <ChoiceTile
              key={value}
              name="seen"
              value={value}
              isChosen={value === overlooked}
              label={texts.overlookedBy[value]}
              hint={texts.overlookedHints[value]}
              onChoose={() => onChange({ overlooked: value })}
            />
          ))}
        </Tiles>
      </Question>
      <Question legend={texts.extras}>
        <Tiles data-wide>
          {extrasOf(room).map((extra) => (
            <ChoiceTile
              key={extra}
              type="checkbox"
              name="also"
              value={extra}
              isChosen={extras.includes(extra)}
              label={texts.extra[extra]}
              onChoose={(isOn) => toggle(extra, isOn)}
            />
          ))}
        </Tiles>
      </Question>
    </Box>
  );
}
