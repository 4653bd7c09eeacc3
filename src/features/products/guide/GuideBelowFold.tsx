import { guideTexts } from '@/content/guideTexts';
import { useContent } from '@/i18n/useContent';
import { adviseLayers } from '@/lib/light/advice';
import { LayerSection } from './LayerSection';
import { SunSection } from './SunSection';
import { useSituation } from './useSituation';

/** Fabrics of the layers, and the sun through the year. Reads the URL itself, because lazy hydration needs stable props. */
export function GuideBelowFold() {
  const { atGlass, inRoom } = useContent(guideTexts);
  const { situation } = useSituation();
  const { glass, room } = adviseLayers(situation);
  return (
    <>
      {glass !== undefined && <LayerSection place={atGlass} kind={glass} room={situation.room} />}
      {room !== undefined && <LayerSection place={inRoom} kind={room} room={situation.room} />}
      <SunSection facade={situation.facade} />
    </>
  );
}
