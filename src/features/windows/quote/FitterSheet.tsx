import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import type { WindowHint } from '@/lib/windows/windowHints';
import { WindowDrawing } from '../drawing/WindowDrawing';
import { WindowFigures } from '../drawing/WindowFigures';
import { hintText } from '../editor/hintText';
import { quoteMessages } from '../messages';
import { fitterFacts } from './fitterFacts';
import { LabelledLengths } from './LabelledLengths';

export interface FitterSheetProps {
  window: MeasuredWindow;
  /** What the form said about the measurements. */
  hints?: readonly WindowHint[];
  /** Name of the window with its room. */
  name: string;
}

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 16,
    paddingBlock: 6,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, gridColumn: 2 },
  // The taller lines of Arabic would take a second page.
  '@media print': { lineHeight: 1.4, '& > div': { paddingBlock: 4 } },
}));

/** Drawing, figures and measurements of a window for the fitter; a page of its own in print. */
export function FitterSheet({ window, hints = [], name }: FitterSheetProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, breakBefore: 'page', breakInside: 'avoid' }}
    >
      <Typography id={id} variant="h3" component="h2">
        {t(quoteMessages.fitterTitle, { window: name })}
      </Typography>
      <WindowDrawing window={window} height={220} />
      <Box sx={{ maxWidth: 420 }}>
        <WindowFigures window={window} />
      </Box>
      <Facts>
        {fitterFacts(t, window).map(({ label, value, isRoom = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {typeof value === 'string' ? (
                value
              ) : (
                <LabelledLengths lengths={value} isRoom={isRoom} />
              )}
            </dd>
          </div>
        ))}
        {hints.length > 0 && (
          <div>
            <dt>{t(quoteMessages.hints)}</dt>
            {hints.map((hint) => (
              <dd key={hintText(t, hint)}>{hintText(t, hint)}</dd>
            ))}
          </div>
        )}
      </Facts>
    </Box>
  );
}
