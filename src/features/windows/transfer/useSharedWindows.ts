import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { readWindowsLink } from '@/lib/windows/windowsLink';

/** Windows of an opened link or file that the customer has not added yet. */
export function useSharedWindows() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const linked = useMemo(() => readWindowsLink(hash), [hash]);
  const [opened, setOpened] = useState<MeasuredWindow[]>([]);
  return {
    windows: opened.length > 0 ? opened : linked,
    show: setOpened,
    clear: () => {
      setOpened([]);
      // The link stays in the history of the browser otherwise.
      if (hash !== '') void navigate(pathname, { replace: true });
    },
  };
}
