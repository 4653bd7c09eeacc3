import type { ProductFilters, ProductsQuery } from '@/contract/products';
import { FACET_VALUES } from '@/lib/facets';
import { LAYERS, type LayerKind } from '@/lib/light/layers';
import type { GuideRoom } from '@/lib/light/situation';

/** Fabrics shown for each layer. */
export const SHOWN_FABRICS = 3;

const toArg = (filters: ProductFilters): ProductsQuery => ({
  page: 1,
  limit: SHOWN_FABRICS,
  facets: 1,
  ...filters,
});

/** The requests for the fabrics of a layer: those for the room, and those for any. */
export function layerQueries(kind: LayerKind, guideRoom: GuideRoom) {
  const filters: ProductFilters = LAYERS[kind];
  const room = FACET_VALUES.room.find((known) => known === guideRoom);
  return { ofRoom: toArg({ ...filters, ...(room && { room }) }), ofAny: toArg(filters) };
}
