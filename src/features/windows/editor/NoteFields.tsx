import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from '@/i18n/useTranslate';
import { NOTES } from '@/lib/windows/measuredWindow';
import { editorMessages } from './messages';
import { EditorStep } from './EditorStep';
import { WideFieldRow } from './FieldRow';
import type { WindowFieldsProps } from './MountFields';

/** What the fitter has to know, as checkboxes. */
export function NoteFields({ window: { notes }, onEdit }: WindowFieldsProps) {
  const t = useTranslate();
  return (
    <EditorStep step="notes">
      <WideFieldRow sx={{ gap: 0.5 }}>
        {NOTES.map((note) => (
          <FormControlLabel
            key={note}
            label={t(editorMessages.notes[note])}
            control={
              <Checkbox
                checked={notes.includes(note)}
                onChange={(_event, isChecked) =>
                  onEdit({
                    notes: NOTES.filter((known) =>
                      known === note ? isChecked : notes.includes(known),
                    ),
                  })
                }
              />
            }
          />
        ))}
      </WideFieldRow>
    </EditorStep>
  );
}
