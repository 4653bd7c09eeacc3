import Container from '@mui/material/Container';
import { useRef } from 'react';
import { productsApi } from '@/api/products';
import { Breadcrumbs, type Crumb } from '@/components/Breadcrumbs';
import { lazyPart } from '@/components/lazyPart';
import type { SubCategoryName } from '@/contract/catalogue';
import type { Product } from '@/contract/products';
import { facetTitleOf } from '@/features/products/list/facetTitle';
import { sharedMessages } from '@/features/products/messages';
import { ProductList } from '@/features/products/list/ProductList';
import { ProductListFilters } from '@/features/products/list/ProductListFilters';
import { ProductListMeta } from '@/features/products/list/ProductListMeta';
import {
  productListPath,
  readProductListQuery,
  toProductsArg,
} from '@/features/products/shared/productListQuery';
import { ProductListToolbar } from '@/features/products/list/ProductListToolbar';
import { useProductList } from '@/features/products/shared/useProductList';
import { useSearchOverlay } from '@/features/products/search/useSearchOverlay';
import { useFocusOnPush } from '@/hooks/navigation/useFocusOnPush';
import { useTranslate } from '@/i18n/useTranslate';
import type { Translate } from '@/i18n/createI18n';
import { paths } from '@/lib/paths';
import type { PrefetchQueries } from '@/store/prefetch';

const SearchOverlay = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "list-parts" */ '@/features/products/search/SearchOverlay'))
      .SearchOverlay,
);

/** Code-split, because few visitors turn it on. */
const RoomCard = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "list-parts" */ '@/features/rooms/RoomCard')).RoomCard,
);
const renderInRoom = ({ _id }: Product) => <RoomCard productId={_id} />;

/** Breadcrumbs: Fabrics and the sub-category or facet that the list is limited to. */
function crumbsOf(
  t: Translate,
  subCategory: SubCategoryName | undefined,
  facetTitle: string | undefined,
): Crumb[] {
  const all = t(sharedMessages.listTitle);
  const name = subCategory?.name ?? facetTitle;
  if (name === undefined) return [{ label: all }];
  return [
    { label: all, to: paths.products },
    { label: name, lang: subCategory?.lang },
  ];
}

export const prefetch: PrefetchQueries = (params) => (dispatch) => {
  const arg = toProductsArg(readProductListQuery(params));
  dispatch(productsApi.util.prefetch('getProducts', arg, {}));
};

/** /products: all products, ten per page; page number and search text are in the URL (product 5.1). */
export function ProductsPage() {
  const t = useTranslate();
  const list = useProductList();
  const facetTitle = facetTitleOf(t, list);
  const overlay = useSearchOverlay();
  const top = useRef<HTMLDivElement>(null);
  // A changed filter keeps focus and scroll position.
  const { filters, sort, isInRoom, ...place } = list.query;
  useFocusOnPush(productListPath(place), top, JSON.stringify([filters, sort, isInRoom]));
  return (
    <>
      <ProductListMeta list={list} />
      {/* Without a banner, so that the first row of cards is in the first view. */}
      <Container component="section" sx={{ paddingBlock: '16px 96px' }}>
        <Breadcrumbs crumbs={crumbsOf(t, list.subCategory, facetTitle)} />
        <ProductListToolbar
          list={list}
          title={facetTitle ?? t(sharedMessages.listTitle)}
          ref={top}
          onOpenSearch={overlay.open}
        />
        <ProductListFilters list={list} />
        <ProductList list={list} renderOverlay={isInRoom === true ? renderInRoom : undefined} />
      </Container>
      <SearchOverlay
        list={list}
        isOpen={overlay.isOpen}
        onSearch={overlay.searchFor}
        onClose={overlay.close}
      />
    </>
  );
}
