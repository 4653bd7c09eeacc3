import { styled } from '@mui/material/styles';
import { useTranslate } from '@/i18n/useTranslate';
import { cmText } from '../drawing/describeDrawing';
import { RoomRow } from '../drawing/RoomRow';
import { messages } from '../messages';
import type { LabelledLength } from './fitterFacts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });

const Length = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  '& > span': { color: theme.palette.text.secondary },
  '& > bdi': { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
}));

export interface LabelledLengthsProps {
  lengths: readonly LabelledLength[];
  /** Whether the lengths stand beside each other in the room, from left to right. */
  isRoom: boolean;
}

/** Measured lengths, each with the place where it was measured; a dash for one that is missing. */
export function LabelledLengths({ lengths, isRoom }: LabelledLengthsProps) {
  const t = useTranslate();
  const items = lengths.map(({ place, length }) => (
    <Length key={place}>
      <span>{place}</span>
      <bdi>{length === null ? '—' : t(messages.drawing.cm, { value: cmText(length) })}</bdi>
    </Length>
  ));
  return isRoom ? <RoomRow minWidth="5.5rem">{items}</RoomRow> : <Row>{items}</Row>;
}
