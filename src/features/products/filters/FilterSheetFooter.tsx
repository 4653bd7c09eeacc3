import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { filterMessages } from '../shared/messages';
import type { DraftCounts } from './useDraftCounts';

export interface FilterSheetFooterProps {
  counts: DraftCounts;
  /** Buttons. */
  children: ReactNode;
}

/** How long the count must rest until it is announced, in ms. */
const REST_MS = 500;

/** Buttons below the filters; announces the count politely once it rests. */
export function FilterSheetFooter({ counts, children }: FilterSheetFooterProps) {
  const t = useTranslate();
  const { totalCount, isOutdated } = counts;
  const count = isOutdated ? undefined : totalCount;
  const [announced, setAnnounced] = useState(count);
  useEffect(() => {
    if (count === undefined) return undefined;
    const timer = setTimeout(() => setAnnounced(count), REST_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        paddingInline: 3,
        paddingBlock: 2,
        // Above the system bar of phones.
        paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
        borderBlockStart: 1,
        borderColor: 'divider',
      }}
    >
      <div role="status" style={visuallyHidden}>
        {announced !== undefined && t(filterMessages.found, { count: announced })}
      </div>
      {children}
    </Box>
  );
}
