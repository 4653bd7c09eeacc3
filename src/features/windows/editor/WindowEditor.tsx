import Box from '@mui/material/Box';
import { TextField } from '@/components/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import {
  emptyWindow,
  MAX_NAME_LENGTH,
  measuredOf,
  sizeOf,
  type MeasuredWindow,
} from '@/lib/windows/measuredWindow';
import { fixedFields } from '@/lib/windows/windowFixes';
import { windowHints } from '@/lib/windows/windowHints';
import { layout } from '@/theme/tokens';
import { WindowBudget } from '../budget/WindowBudget';
import { WindowDrawing } from '../drawing/WindowDrawing';
import { WindowFigures } from '../drawing/WindowFigures';
import { messages } from '../messages';
import { windowName } from '../windowName';
import type { EditWindow } from './editWindow';
import { editorMessages } from './messages';
import { Folded } from './Folded';
import { FieldRow } from './FieldRow';
import { HintList } from './HintList';
import { HangFields, MountFields } from './MountFields';
import { NoteFields } from './NoteFields';
import { ExactSizeFields, SizeFields } from './SizeFields';
import { SpaceFields } from './SpaceFields';

export interface WindowEditorProps {
  window: MeasuredWindow;
  /** All windows of the customer, with this one. */
  windows: readonly MeasuredWindow[];
  onEdit: EditWindow;
}

const FIRST = emptyWindow({ id: '', updatedAt: 0 });
const FOLDED_CHOICES = ['heading', 'draw', 'reach', 'floor'] as const;

/** Whether the window says more than width, drop and what hangs there. */
function isExact(window: MeasuredWindow): boolean {
  const { widths, drops, diagonals, freeLeft, freeRight, freeAbove, track, depth, notes } = window;
  const [, ...moreWidths] = widths;
  const [, ...moreDrops] = drops;
  const spaces = [freeLeft, freeRight, freeAbove, track, depth];
  return (
    measuredOf([...moreWidths, ...moreDrops, ...diagonals, ...spaces]).length > 0 ||
    notes.length > 0 ||
    FOLDED_CHOICES.some((choice) => window[choice] !== FIRST[choice])
  );
}

/** Form of a window beside its drawing; every allowed change is kept at once (product 15.1). */
export function WindowEditor({ window, windows, onEdit }: WindowEditorProps) {
  const t = useTranslate();
  const named = windows.map((other) => ({ ...other, name: windowName(t, other, windows) }));
  const hints = windowHints(window, named);
  const fields = { window, onEdit };
  const htmlInput = { maxLength: MAX_NAME_LENGTH, autoComplete: 'off' };
  const { width, drop } = sizeOf(window);
  const hasCost = width !== null && drop !== null;
  const isDrawn = window.widths.some(Boolean) && window.drops.some(Boolean);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 5,
        columnGap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gridTemplateAreas: {
          xs: '"sizes" "drawing" "rest"',
          md: '"sizes drawing" "rest drawing"',
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 5, gridArea: 'sizes' }}>
        <SizeFields {...fields} />
        <MountFields {...fields} />
        <FieldRow>
          <TextField
            label={t(editorMessages.room)}
            helperText={t(editorMessages.roomHint)}
            value={window.room}
            onChange={({ target }) => onEdit({ room: target.value })}
            slotProps={{ htmlInput }}
          />
          <TextField
            label={t(editorMessages.name)}
            helperText={t(editorMessages.nameHint)}
            value={window.name}
            onChange={({ target }) => onEdit({ name: target.value })}
            slotProps={{ htmlInput }}
          />
        </FieldRow>
      </Box>
      <Box sx={{ display: 'grid', gap: 5, gridArea: 'rest' }}>
        {hasCost && <WindowBudget window={window} />}
        <Folded summary={t(messages.moreExact)} isNeeded={isExact(window)}>
          <ExactSizeFields {...fields} />
          <HangFields {...fields} />
          <SpaceFields {...fields} />
          <NoteFields {...fields} />
        </Folded>
      </Box>
      <Box
        component="section"
        aria-label={t(messages.drawing.title)}
        sx={{
          display: 'grid',
          gap: 2,
          gridArea: 'drawing',
          alignSelf: 'start',
          padding: 2.5,
          bgcolor: 'sand.main',
          position: { md: 'sticky' },
          insetBlockStart: layout.topBar + 24,
        }}
      >
        {isDrawn ? (
          <>
            <WindowDrawing window={window} />
            <WindowFigures window={window} />
          </>
        ) : (
          <Typography variant="body2">{t(messages.drawing.empty)}</Typography>
        )}
        <HintList hints={hints} onFix={(fix) => onEdit(fixedFields(window, fix))} />
        <Typography variant="body2" color="textSecondary">
          {t(editorMessages.guarantee)}
        </Typography>
      </Box>
    </Box>
  );
}
