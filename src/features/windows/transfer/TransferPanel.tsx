import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ChangeEvent } from 'react';
import { Button } from '@/components/Button';
import { AskButton } from '@/components/chat/AskButton';
import { lazyPart } from '@/components/lazyPart';
import { copyText } from '@/browser/copyText';
import { saveFile } from '@/browser/saveFile';
import { useTranslate } from '@/i18n/useTranslate';
import { MAX_EXPORT_LENGTH, readExport, toExport, toWindowsLink } from '@/lib/windows/windowsLink';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { transferMessages } from '../messages';

const WindowsQuestionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "question" */ '../note/WindowsQuestionDialog'))
      .WindowsQuestionDialog,
);

export interface TransferPanelProps {
  windows: readonly MeasuredWindow[];
  /** Called with the windows of an opened file. */
  onOpen: (windows: MeasuredWindow[]) => void;
}

const FILE_NAME = 'sadeel-windows.json';
/** UTF-8 needs up to four bytes per character. */
const MAX_FILE_BYTES = 4 * MAX_EXPORT_LENGTH;

/** Saves windows as a file or link, and opens a file (product 15.4). */
export function TransferPanel({ windows, onOpen }: TransferPanelProps) {
  const t = useTranslate();
  const [status, setStatus] = useState<'copied' | 'copyFailed' | 'unreadable'>();
  const copyLink = async () => {
    const { origin, pathname } = window.location;
    const isCopied = await copyText(toWindowsLink(origin + pathname, windows));
    setStatus(isCopied ? 'copied' : 'copyFailed');
  };
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const found = file.size > MAX_FILE_BYTES ? [] : readExport(await file.text());
    // The same file can be chosen again.
    target.value = '';
    setStatus(found.length === 0 ? 'unreadable' : undefined);
    if (found.length > 0) onOpen(found);
  };
  const hasWindows = windows.length > 0;
  return (
    <Box component="section" className="no-print" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        {t(transferMessages.title)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(transferMessages.help)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {hasWindows && (
          <>
            <Button variant="outlined" onClick={() => saveFile(FILE_NAME, toExport(windows))}>
              {t(transferMessages.save)}
            </Button>
            <Button variant="outlined" onClick={() => void copyLink()}>
              {t(transferMessages.copy)}
            </Button>
            <AskButton label={t(transferMessages.send)}>
              {(dialog) => <WindowsQuestionDialog {...dialog} />}
            </AskButton>
          </>
        )}
        <Button component="label" variant="outlined" role={undefined} tabIndex={-1}>
          <span>{t(transferMessages.open)}</span>
          <Box
            component="input"
            type="file"
            accept="application/json,.json"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void openFile(event)}
            sx={{ position: 'absolute', inset: 0, width: 1, opacity: 0, cursor: 'inherit' }}
          />
        </Button>
      </Box>
      <Typography variant="body2" role="status">
        {status !== undefined && t(transferMessages[status])}
      </Typography>
    </Box>
  );
}
