import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { adviceTexts } from '@/content/adviceTexts';
import { layerTexts } from '@/content/layerTexts';
import { useContent } from '@/i18n/useContent';
import type { LayerKind } from '@/lib/light/layers';
import type { GuideRoom } from '@/lib/light/situation';
import { LayerFabrics } from './LayerFabrics';

export interface GuideLayerProps {
  /** Where the layer hangs. */
  place: string;
  kind: LayerKind;
  room: GuideRoom;
}

/** A layer of the answer: what it does, beside three fabrics for it. */
export function GuideLayer({ place, kind, room }: GuideLayerProps) {
  const headingId = useId();
  const name = useContent(adviceTexts).layers[kind];
  const text = useContent(layerTexts)[kind];
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
        alignItems: 'start',
      }}
    >
      <div>
        <Typography variant="overline" component="p" sx={{ color: 'primary.dark' }}>
          {place}
        </Typography>
        <Typography variant="h2" id={headingId} sx={{ marginBlock: '8px 16px' }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
      </div>
      <div>
        <LayerFabrics key={kind} kind={kind} room={room} />
      </div>
    </Box>
  );
}
