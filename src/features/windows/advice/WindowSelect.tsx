import TextField from '@mui/material/TextField';
import { ChevronDownIcon } from '@/components/icons';
import { messages as components } from '@/components/messages';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { fullWindowName } from '../windowName';
import { adviceMessages } from '../messages';

export interface WindowSelectProps {
  windows: readonly MeasuredWindow[];
  /** Id of the chosen window. */
  value: string;
  onChoose: (id: string) => void;
}

/** Choice of one of the customer's windows. */
export function WindowSelect({ windows, value, onChoose }: WindowSelectProps) {
  const t = useTranslate();
  return (
    <TextField
      select
      label={t(adviceMessages.window)}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true, IconComponent: ChevronDownIcon } }}
    >
      {windows.map((one) => (
        <option key={one.id} value={one.id}>
          {fullWindowName(t, one, windows, t(components.comma))}
        </option>
      ))}
    </TextField>
  );
}
