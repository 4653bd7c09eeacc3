import { selectProducts } from '@/api/productRecords';
import { useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import type { LayerKind } from '@/lib/light/layers';
import type { GuideRoom } from '@/lib/light/situation';
import { layerQueries, SHOWN_FABRICS } from './layerQueries';

/** Fabrics of a layer, those for the room first; none when the server cannot filter. */
export function useLayerFabrics(kind: LayerKind, room: GuideRoom) {
  const args = layerQueries(kind, room);
  const ofRoom = useGetProductsQuery(args.ofRoom, { selectFromResult: queryView });
  const ofAny = useGetProductsQuery(args.ofAny, { selectFromResult: queryView });
  const { currentData: first } = ofRoom;
  const { currentData: others } = ofAny;
  const isLoaded = (first !== undefined || ofRoom.hasFailed) && others !== undefined;
  const canFilter = others?.facets !== undefined;
  const preferred = first?.facets === undefined ? [] : selectProducts(first.products);
  const fill = selectProducts(others?.products).filter(
    ({ _id }) => !preferred.some((product) => product._id === _id),
  );
  const found = canFilter ? [...preferred, ...fill].slice(0, SHOWN_FABRICS) : [];
  return {
    query: ofAny,
    /** `undefined` until loaded. */
    products: isLoaded ? found : undefined,
    currency: others?.currency ?? '',
    totalCount: canFilter ? (others.totalCount ?? found.length) : undefined,
  };
}
