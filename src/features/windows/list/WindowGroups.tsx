import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { messages } from '../messages';
import { useWindowOffers } from './useWindowOffers';
import { WindowCard } from './WindowCard';

export interface WindowGroupsProps {
  windows: readonly MeasuredWindow[];
}

/** Windows by room, both in the order in which they were added. */
export function WindowGroups({ windows }: WindowGroupsProps) {
  const t = useTranslate();
  const id = useId();
  const offers = useWindowOffers(windows);
  const rooms = [...new Set(windows.map(({ room }) => room.trim()))];
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {rooms.map((room, index) => (
        <section key={room} aria-labelledby={`${id}-${index}`}>
          <Typography
            id={`${id}-${index}`}
            variant="h3"
            component="h2"
            sx={{ marginBlockEnd: 2, overflowWrap: 'anywhere' }}
          >
            {room === '' ? t(messages.noRoom) : room}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
            }}
          >
            {windows
              .filter((window) => window.room.trim() === room)
              .map((window) => (
                <WindowCard
                  key={window.id}
                  window={window}
                  windows={windows}
                  offer={offers.get(window.id)}
                />
              ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}
