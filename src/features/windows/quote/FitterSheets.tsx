import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { windowHints } from '@/lib/windows/windowHints';
import { measuredWindows } from '@/lib/windows/quote';
import { fullWindowName } from '../windowName';
import { FitterSheet } from './FitterSheet';

export interface FitterSheetsProps {
  /** All windows of the customer. */
  windows: readonly MeasuredWindow[];
}

/** A fitter's sheet for each window that has a width and a drop. */
export function FitterSheets({ windows }: FitterSheetsProps) {
  const t = useTranslate();
  return measuredWindows(windows).map((window) => (
    <FitterSheet
      key={window.id}
      window={window}
      hints={windowHints(window, windows)}
      name={fullWindowName(t, window, windows, t(components.comma))}
    />
  ));
}
