import { PageMeta } from '@/components/PageMeta';
import { listMessages } from './listMessages';
import { sharedMessages } from '../sharedMessages';
import { productListPath, type ProductListQuery } from './productListQuery';

/** Meta tags of a page of the product list. */
export function ProductListMeta({ query }: { query: ProductListQuery }) {
  const { page, search } = query;
  const title = search === '' ? sharedMessages.listTitle : listMessages.searchTitle(search);
  return (
    <PageMeta
      title={page === 1 ? title : listMessages.pageTitle(title, page)}
      description={listMessages.listDescription}
      canonicalPath={productListPath(query)}
    />
  );
}
