import type { ProductFilters } from '@/contract/products';

/** Kinds of layers, with the filters of the product list that find their fabrics. */
export const LAYERS = {
  'day-night': { opacity: 'day-night' },
  'kitchen-blind': { opacity: 'light-filtering', soldAs: 'blind' },
  voile: { opacity: 'sheer', soldAs: 'metre,panel' },
  'linen-sheer': { opacity: 'sheer', soldAs: 'metre,panel' },
  'dense-screen': { opacity: 'screen' },
  'open-screen': { opacity: 'screen' },
  blackout: { opacity: 'blackout' },
  'dim-or-black': { opacity: 'dim-out,blackout', soldAs: 'metre,panel' },
  'dim-out': { opacity: 'dim-out' },
  'media-drape': { opacity: 'dim-out,blackout', soldAs: 'metre,panel' },
  linen: { opacity: 'light-filtering', material: 'linen', soldAs: 'metre,panel' },
  'lined-linen': { opacity: 'light-filtering', material: 'linen,cotton', soldAs: 'metre,panel' },
  'linen-or-velvet': { material: 'linen,velvet', soldAs: 'metre,panel' },
  'linen-or-satin': { material: 'linen,satin', soldAs: 'metre,panel' },
  'filter-or-dim': { opacity: 'light-filtering,dim-out', soldAs: 'metre,panel' },
  'sheer-and-drape': { opacity: 'sheer,light-filtering', material: 'linen,voile' },
  'majlis-drape': { material: 'silk,velvet,jacquard' },
  'majlis-drape-lined': { material: 'velvet,jacquard' },
  'dining-roman': { opacity: 'light-filtering', soldAs: 'blind' },
} as const satisfies Record<string, ProductFilters>;

export type LayerKind = keyof typeof LAYERS;
