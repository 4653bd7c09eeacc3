import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { WindowFigures } from '../drawing/WindowFigures';
import { fullWindowName } from '../windowName';
import { messages as components } from '@/components/messages';
import { transferMessages } from '../messages';

export interface ImportPreviewProps {
  windows: readonly MeasuredWindow[];
  onAdd: () => void;
  onCancel: () => void;
}

/** Windows of a file or link, shown before they are added (product 15.4). */
export function ImportPreview({ windows, onAdd, onCancel }: ImportPreviewProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, padding: 3, bgcolor: 'sand.main', overflowWrap: 'anywhere' }}
    >
      <Typography id={id} variant="h3" component="h2" tabIndex={-1}>
        {t(transferMessages.previewTitle, { count: windows.length })}
      </Typography>
      <Typography variant="body2">{t(transferMessages.previewHelp)}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          margin: 0,
          padding: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        {windows.map((window) => (
          <Box component="li" key={window.id} sx={{ padding: 2, bgcolor: 'background.paper' }}>
            <Typography sx={{ fontWeight: 500 }}>
              {fullWindowName(t, window, windows, t(components.comma))}
            </Typography>
            <WindowFigures window={window} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={onAdd}>{t(transferMessages.add)}</Button>
        <Button variant="outlined" onClick={onCancel}>
          {t(transferMessages.cancel)}
        </Button>
      </Box>
    </Box>
  );
}
