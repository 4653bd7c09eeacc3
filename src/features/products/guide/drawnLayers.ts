import type { LayerKind } from '@/lib/light/layers';
import { scene } from '@/theme/scene';

/** How a layer at the glass is drawn. */
export type GlassShape = 'sheer' | 'screen' | 'bands' | 'roman';

const GLASS_SHAPES: Partial<Record<LayerKind, GlassShape>> = {
  'day-night': 'bands',
  'kitchen-blind': 'roman',
  'dining-roman': 'roman',
  'dense-screen': 'screen',
  'open-screen': 'screen',
};

export const glassShapeOf = (kind: LayerKind): GlassShape => GLASS_SHAPES[kind] ?? 'sheer';

const DRAPE_COLOURS: Partial<Record<LayerKind, string>> = {
  blackout: scene.black,
  'dim-or-black': scene.black,
  'dim-out': scene.dim,
  'filter-or-dim': scene.dim,
  'media-drape': scene.black,
  'linen-or-satin': scene.satin,
  'linen-or-velvet': scene.velvet,
  'majlis-drape': scene.velvet,
  'majlis-drape-lined': scene.velvet,
};

/** Colour of a drape. */
export const drapeColourOf = (kind: LayerKind): string => DRAPE_COLOURS[kind] ?? scene.linen;
