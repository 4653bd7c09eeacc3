import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Section } from '@/components/Section';
import { adviceTexts } from '@/content/adviceTexts';
import { useContent } from '@/i18n/useContent';
import type { LayerKind } from '@/lib/light/layers';
import type { GuideRoom } from '@/lib/light/situation';
import { LayerFabrics } from './LayerFabrics';

export interface LayerSectionProps {
  /** Where the layer hangs. */
  place: string;
  kind: LayerKind;
  room: GuideRoom;
}

/** A layer of the answer: what it does, beside three fabrics for it. */
export function LayerSection({ place, kind, room }: LayerSectionProps) {
  const headingId = useId();
  const { name, text } = useContent(adviceTexts).layers[kind];
  return (
    <Section labelledBy={headingId}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
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
        <LayerFabrics key={kind} kind={kind} room={room} />
      </Box>
    </Section>
  );
}
