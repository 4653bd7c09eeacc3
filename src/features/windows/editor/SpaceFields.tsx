import Box from '@mui/material/Box';
import { useTranslate } from '@/i18n/useTranslate';
import { isCurtainMount, type RangeName } from '@/lib/windows/measuredWindow';
import { RoomRow } from '../drawing/RoomRow';
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
  const toField = (field: keyof typeof RANGE_OF) => (
    <LengthField
      key={field}
      label={t(editorMessages[field])}
      value={window[field]}
      range={RANGE_OF[field]}
      onChange={(value) => onEdit({ [field]: value })}
    />
  );
  return (
    <EditorStep step="space" help={isCurtain ? t(help.space) : `${t(help.space)} ${t(help.depth)}`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RoomRow minWidth="8rem">{(['freeLeft', 'freeRight'] as const).map(toField)}</RoomRow>
        <FieldRow>{(['freeAbove', last] as const).map(toField)}</FieldRow>
      </Box>
    </EditorStep>
  );
}
