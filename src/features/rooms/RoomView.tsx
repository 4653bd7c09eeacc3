import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Section } from '@/components/Section';
import type { Translated } from '@/contract/common';
import type { ClothTile } from '@/contract/facets';
import { useIsClient } from '@/hooks/useIsClient';
import { useTranslate } from '@/i18n/useTranslate';
import { BOOKING_ANCHOR, paths } from '@/lib/paths';
import { messages } from './messages';
import { RoomFrame } from './RoomFrame';
import { useRoomImage } from './useRoomImage';

export interface RoomViewProps extends Translated {
  /** Name of the fabric. */
  name: string;
  /** Ordinary image, shown until the customer opens the room. */
  poster: string | undefined;
  posterAlt: string;
  tile: ClothTile;
}

/** A fabric at the window of a room, composed on request (product 5.20). */
export function RoomView({ name, lang, poster, posterAlt, tile }: RoomViewProps) {
  const t = useTranslate();
  const headingId = useId();
  const isClient = useIsClient();
  const { state, open, close } = useRoomImage('living-closed-day', tile);
  const isShown = state.status === 'shown';
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section labelledBy={headingId} ground="sand">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
            gap: { xs: 4, md: 8 },
            alignItems: 'center',
          }}
        >
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, maxWidth: '44ch' }}>
            <Typography id={headingId} variant="h2">
              {t(messages.heading)}
            </Typography>
            <Typography color="textSecondary">{t(messages.text)}</Typography>
            <Button
              variant="outlined"
              // A press before hydration would be lost.
              sx={{ visibility: isClient ? undefined : 'hidden', marginBlock: 1 }}
              onClick={isShown ? close : () => void open()}
            >
              {t(isShown ? messages.close : messages.open)}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {t(messages.honest)}{' '}
              <Link href={`${paths.home}#${BOOKING_ANCHOR}`} underline="always">
                {t(messages.samples)}
              </Link>
              .
            </Typography>
          </Box>
          <RoomFrame
            state={state}
            label={t(messages.livingClosedDay, { fabric: name })}
            poster={poster}
            posterAlt={posterAlt}
            posterLang={lang}
          />
        </Box>
      </Section>
    </Box>
  );
}
