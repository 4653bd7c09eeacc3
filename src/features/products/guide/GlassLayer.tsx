import type { LayerKind } from '@/lib/light/layers';
import { scene } from '@/theme/scene';
import { glassShapeOf } from './drawnLayers';

export interface GlassLayerProps {
  kind: LayerKind;
  /** Paint of the folds of a sheer. */
  pleats: string;
}

const BANDS = Array.from({ length: 9 }, (_, band) => 62 + band * 24);

/** The layer at the glass in the drawing. */
export function GlassLayer({ kind, pleats }: GlassLayerProps) {
  switch (glassShapeOf(kind)) {
    case 'bands':
      return (
        <>
          <rect x="104" y="42" width="272" height="14" rx="3" fill={scene.frame} />
          {BANDS.map((y) => (
            <rect key={y} x="108" y={y} width="264" height="15" fill={scene.linen} opacity="0.94" />
          ))}
          <rect x="108" y="56" width="264" height="226" fill={scene.sheer} opacity="0.3" />
        </>
      );
    case 'screen':
      return (
        <>
          <rect x="104" y="42" width="272" height="14" rx="3" fill={scene.frame} />
          <rect x="108" y="56" width="264" height="186" fill={scene.screen} opacity="0.55" />
          <rect x="108" y="238" width="264" height="6" fill={scene.fold} opacity="0.6" />
        </>
      );
    case 'roman':
      return [0, 1, 2, 3].map((fold) => (
        <path
          key={fold}
          d={`M104 ${42 + fold * 34}h272v38q-136 8-272 0z`}
          fill={scene.linen}
          stroke={scene.fold}
          strokeOpacity="0.16"
        />
      ));
    case 'sheer':
      return (
        <>
          <path d="M96 36h288v308H96z" fill={scene.sheer} opacity="0.5" />
          <path d="M96 36h288v308H96z" fill={pleats} />
        </>
      );
  }
}
