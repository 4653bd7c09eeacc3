import { Button } from '@/components/Button';
import { guideTexts } from '@/content/guideTexts';
import type { Product } from '@/contract/products';
import { useContent } from '@/i18n/useContent';
import type { LayerKind } from '@/lib/light/layers';
import type { GuideRoom } from '@/lib/light/situation';
import { layersPath } from '@/lib/paths';
import { useLayerFabrics } from './useLayerFabrics';

export interface PriceBothLayersProps {
  glass: LayerKind;
  inRoom: LayerKind;
  room: GuideRoom;
}

/** A cloth that is made into curtains. */
const isCurtain = ({ madeFrom, sizes }: Product) =>
  madeFrom !== undefined && sizes.some(({ soldAs }) => soldAs === 'metre');

/** 'Price these two layers': the first cloths of both at one window; nothing where one of them is a blind (product 16.29). */
export function PriceBothLayers({ glass, inRoom, room }: PriceBothLayersProps) {
  const texts = useContent(guideTexts);
  const atGlass = useLayerFabrics(glass, room).products?.find(isCurtain);
  const drape = useLayerFabrics(inRoom, room).products?.find(
    (product) => isCurtain(product) && product._id !== atGlass?._id,
  );
  if (atGlass === undefined || drape === undefined) return null;
  return (
    <Button href={layersPath(drape._id, atGlass._id)} size="large" sx={{ justifySelf: 'start' }}>
      {texts.priceBoth}
    </Button>
  );
}
