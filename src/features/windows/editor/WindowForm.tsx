import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/Button';
import { useTranslate } from '@/i18n/useTranslate';
import { paths } from '@/lib/paths';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { EraseDialog } from '../list/EraseDialog';
import { messages } from '../messages';
import { useWindowActions } from '../useWindowActions';
import { windowName } from '../windowName';
import { WindowEditor } from './WindowEditor';

export interface WindowFormProps {
  window: MeasuredWindow;
  windows: readonly MeasuredWindow[];
}

/** The form of a window with its end: back to the list, or erase. */
export function WindowForm({ window, windows }: WindowFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const actions = useWindowActions();
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <WindowEditor
        window={window}
        windows={windows}
        onEdit={(changes) => actions.edit(window.id, changes)}
      />
      <Typography className="no-print" variant="body2" color="textSecondary">
        {t(messages.saved)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button href={paths.windows} size="large">
          {t(messages.done)}
        </Button>
        <Button variant="text" onClick={() => setIsErasing(true)}>
          {t(messages.erase)}
        </Button>
      </Box>
      <EraseDialog
        isOpen={isErasing}
        title={t(messages.eraseOneTitle, { name: windowName(t, window, windows) })}
        windows={[window]}
        onClose={() => setIsErasing(false)}
        onErase={() => {
          actions.erase(window.id);
          void navigate(paths.windows, { replace: true });
        }}
      />
    </Box>
  );
}
