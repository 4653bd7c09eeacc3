import type { ProductsQuery } from '@/contract/products';
import type { layerMessages } from '../steps/messages';

/** What a second layer is to the first one. */
export type LayerRole = keyof typeof layerMessages.add;

const common: ProductsQuery = { page: 1, limit: 12, soldAs: 'metre', facets: 1 };

/** Cloths for a second layer, by its role. */
export const layerQueries: Readonly<Record<LayerRole, ProductsQuery>> = {
  sheer: { ...common, opacity: 'sheer' },
  drape: { ...common, opacity: 'light-filtering,dim-out,blackout' },
};
