import Box from '@mui/material/Box';
import { Section } from '@/components/Section';
import { guideTexts } from '@/content/guideTexts';
import { useContent } from '@/i18n/useContent';
import { adviseLayers } from '@/lib/light/advice';
import { fluid } from '@/theme/tokens';
import { GuideLayer } from './GuideLayer';
import { PriceBothLayers } from './PriceBothLayers';
import { SunSection } from './SunSection';
import { useSituation } from './useSituation';

/** Fabrics of the layers, and the sun through the year. Reads the URL itself, because lazy hydration needs stable props. */
export function GuideBelowFold() {
  const { atGlass, inRoom } = useContent(guideTexts);
  const { situation } = useSituation();
  const { glass, room } = adviseLayers(situation);
  return (
    <>
      <Section ground="white">
        <Box sx={{ display: 'grid', gap: fluid(56, 96) }}>
          {glass !== undefined && <GuideLayer place={atGlass} kind={glass} room={situation.room} />}
          {room !== undefined && <GuideLayer place={inRoom} kind={room} room={situation.room} />}
          {glass !== undefined && room !== undefined && (
            <PriceBothLayers glass={glass} inRoom={room} room={situation.room} />
          )}
        </Box>
      </Section>
      <SunSection facade={situation.facade} />
    </>
  );
}
