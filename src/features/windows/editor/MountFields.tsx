import { useTranslate } from '@/i18n/useTranslate';
import { isCurtainMount, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { ChoiceField } from './ChoiceField';
import { editorMessages } from './messages';
import type { EditWindow } from './editWindow';
import { EditorStep } from './EditorStep';
import { WideFieldRow } from './FieldRow';

export interface WindowFieldsProps {
  window: MeasuredWindow;
  onEdit: EditWindow;
}

/** What hangs at a window and how. */
export function MountFields({ window, onEdit }: WindowFieldsProps) {
  const t = useTranslate();
  const { mount, heading, draw, reach, floor } = window;
  return (
    <EditorStep step="mount" help={t(editorMessages.help.mount)}>
      <WideFieldRow>
        <ChoiceField
          label={t(editorMessages.mount)}
          value={mount}
          options={editorMessages.mounts}
          onChange={(value) => onEdit({ mount: value })}
        />
        {isCurtainMount(mount) && (
          <>
            <ChoiceField
              label={t(editorMessages.heading)}
              value={heading}
              options={editorMessages.headings}
              onChange={(value) => onEdit({ heading: value })}
            />
            <ChoiceField
              label={t(editorMessages.draw)}
              value={draw}
              options={editorMessages.draws}
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
          </>
        )}
      </WideFieldRow>
    </EditorStep>
  );
}
