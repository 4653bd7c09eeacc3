import { useTranslate } from '@/i18n/useTranslate';
import { isCurtainMount, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { optionHints } from '../made/messages';
import { ChoiceField } from './ChoiceField';
import { editorMessages } from './messages';
import type { EditWindow } from './editWindow';
import { EditorStep } from './EditorStep';
import { WideFieldRow } from './FieldRow';

export interface WindowFieldsProps {
  window: MeasuredWindow;
  onEdit: EditWindow;
}

/** What hangs at a window. */
export function MountFields({ window: { mount }, onEdit }: WindowFieldsProps) {
  const t = useTranslate();
  return (
    <EditorStep step="mount" help={t(editorMessages.help.mount)}>
      <ChoiceField
        label={t(editorMessages.mount)}
        value={mount}
        options={editorMessages.mounts}
        hint={t(optionHints.mounts[mount])}
        picture={mount}
        onChange={(value) => onEdit({ mount: value })}
      />
    </EditorStep>
  );
}

/** How curtains hang; nothing for a blind. */
export function HangFields({ window, onEdit }: WindowFieldsProps) {
  const t = useTranslate();
  const { mount, heading, draw, reach, floor } = window;
  if (!isCurtainMount(mount)) return null;
  return (
    <EditorStep step="hang">
      <WideFieldRow>
        <ChoiceField
          label={t(editorMessages.heading)}
          value={heading}
          options={editorMessages.headings}
          hint={t(optionHints.headings[heading])}
          picture={heading}
          onChange={(value) => onEdit({ heading: value })}
        />
        <ChoiceField
          label={t(editorMessages.draw)}
          value={draw}
          options={editorMessages.draws}
          picture={draw}
          onChange={(value) => onEdit({ draw: value })}
        />
        <ChoiceField
          label={t(editorMessages.reach)}
          value={reach}
          options={editorMessages.reaches}
          onChange={(value) => onEdit({ reach: value })}
        />
        <ChoiceField
          label={t(editorMessages.floor)}
          value={floor}
          options={editorMessages.floors}
          onChange={(value) => onEdit({ floor: value })}
        />
      </WideFieldRow>
    </EditorStep>
  );
}
