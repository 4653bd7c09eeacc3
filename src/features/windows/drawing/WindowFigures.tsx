import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { messages } from '../messages';
import { cmText, figuresOf } from './describeDrawing';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gap: 4,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

/** The figures of a window's drawing as text. */
export function WindowFigures({ window }: { window: MeasuredWindow }) {
  const t = useTranslate();
  return (
    <List>
      {figuresOf(t, window).map(([label, cm]) => (
        <div key={label}>
          <dt>{label}</dt>
          <Box component="dd">{t(messages.drawing.cm, { value: cmText(cm) })}</Box>
        </div>
      ))}
    </List>
  );
}
