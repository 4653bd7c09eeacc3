import { useTranslate } from '@/i18n/useTranslate';
import { isCurtainMount, type Length, type Three } from '@/lib/windows/measuredWindow';
import { RoomRow } from '../drawing/RoomRow';
import { editorMessages } from './messages';
import { EditorStep } from './EditorStep';
import { FieldRow } from './FieldRow';
import { LengthField } from './LengthField';
import type { WindowFieldsProps } from './MountFields';

/** The list with another length at an index. */
const withLength = (lengths: Three, index: number, value: Length): Three => [
  index === 0 ? value : lengths[0],
  index === 1 ? value : lengths[1],
  index === 2 ? value : lengths[2],
];

/** Width and drop, with which a price is possible: the first of three. */
export function SizeFields({ window, onEdit }: WindowFieldsProps) {
  const t = useTranslate();
  const { widths, drops, mount } = window;
  const isCurtain = isCurtainMount(mount);
  const { help } = editorMessages;
  return (
    <EditorStep
      step="size"
      picture={isCurtain ? 'size' : 'recess'}
      help={t(isCurtain ? help.curtainSize : help.blindSize)}
    >
      <FieldRow>
        <LengthField
          label={t(editorMessages.width)}
          value={widths[0]}
          range="width"
          onChange={(value) => onEdit({ widths: withLength(widths, 0, value) })}
        />
        <LengthField
          label={t(editorMessages.drop)}
          value={drops[0]}
          range="drop"
          onChange={(value) => onEdit({ drops: withLength(drops, 0, value) })}
        />
      </FieldRow>
    </EditorStep>
  );
}

/** Three widths and three drops, and for blinds two diagonals. */
export function ExactSizeFields({ window, onEdit }: WindowFieldsProps) {
  const t = useTranslate();
  const { widths, drops, diagonals, mount } = window;
  const isCurtain = isCurtainMount(mount);
  const { help, top, middle, bottom, left, right, fromTopLeft, fromTopRight } = editorMessages;
  return (
    <>
      <EditorStep step="widths" help={t(isCurtain ? help.curtainWidths : help.blindWidths)}>
        <FieldRow>
          {[top, middle, bottom].map((place, index) => (
            <LengthField
              key={place.id}
              label={t(place)}
              value={widths[index] ?? null}
              range="width"
              onChange={(value) => onEdit({ widths: withLength(widths, index, value) })}
            />
          ))}
        </FieldRow>
      </EditorStep>
      <EditorStep step="drops" help={t(isCurtain ? help.curtainDrops : help.blindDrops)}>
        <RoomRow minWidth="5.5rem">
          {[left, middle, right].map((place, index) => (
            <LengthField
              key={place.id}
              label={t(place)}
              value={drops[index] ?? null}
              range="drop"
              onChange={(value) => onEdit({ drops: withLength(drops, index, value) })}
            />
          ))}
        </RoomRow>
      </EditorStep>
      {!isCurtain && (
        <EditorStep step="diagonals" help={t(help.diagonals)}>
          <RoomRow minWidth="8rem">
            <LengthField
              label={t(fromTopLeft)}
              value={diagonals[0]}
              range="diagonal"
              onChange={(value) => onEdit({ diagonals: [value, diagonals[1]] })}
            />
            <LengthField
              label={t(fromTopRight)}
              value={diagonals[1]}
              range="diagonal"
              onChange={(value) => onEdit({ diagonals: [diagonals[0], value] })}
            />
          </RoomRow>
        </EditorStep>
      )}
    </>
  );
}
