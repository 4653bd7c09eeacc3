import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { useWindows } from '../useWindows';
import { fitNotes } from './fitNotes';
import { windowsText } from './windowsText';

export interface AttachedWindowsProps {
  /** Called with the text that is shown. */
  onText: (text: string) => void;
}

/** All measured windows as text, one line each, for a visit (product 7.8). */
export function AttachedWindows({ onText }: AttachedWindowsProps) {
  const t = useTranslate();
  const windows = useWindows() ?? [];
  const text = fitNotes(windowsText(t, windows, windows, t(components.comma)));
  useEffect(() => onText(text), [onText, text]);
  return (
    <Box sx={{ typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
  );
}
