import { useTranslate } from '@/i18n/useTranslate';
import { isCurtainMount, type RangeName } from '@/lib/windows/measuredWindow';
import { editorMessages } from './messages';
import { EditorStep } from './EditorStep';
import { FieldRow } from './FieldRow';
import { LengthField } from './LengthField';
import type { WindowFieldsProps } from './MountFields';

const RANGE_OF = {
  freeLeft: 'space',
  freeRight: 'space',
  freeAbove: 'space',
  track: 'width',
  depth: 'space',
} as const satisfies Record<string, RangeName>;

/** Free wall, and the track for curtains or the depth of the recess for blinds. */
export function SpaceFields({ window, onEdit }: WindowFieldsProps) {
  const t = useTranslate();
  const isCurtain = isCurtainMount(window.mount);
  const last = isCurtain ? 'track' : 'depth';
  const { help } = editorMessages;
  return (
    <EditorStep step="space" help={isCurtain ? t(help.space) : `${t(help.space)} ${t(help.depth)}`}>
      <FieldRow>
        {(['freeLeft', 'freeRight', 'freeAbove', last] as const).map((field) => (
          <LengthField
            key={field}
            label={t(editorMessages[field])}
            value={window[field]}
            range={RANGE_OF[field]}
            onChange={(value) => onEdit({ [field]: value })}
          />
        ))}
      </FieldRow>
    </EditorStep>
  );
}
