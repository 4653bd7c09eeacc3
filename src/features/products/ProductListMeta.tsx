import { PageMeta } from '@/components/PageMeta';
import { messages } from './messages';
import { productListPath, type ProductListQuery } from './productListQuery';

/** What search engines and link previews learn about a page of the list. */
export function ProductListMeta({ query }: { query: ProductListQuery }) {
  const { page, search } = query;
  const title = search === '' ? messages.listTitle : messages.searchTitle(search);
  return (
    <PageMeta
      title={page === 1 ? title : messages.pageTitle(title, page)}
      description={messages.listDescription}
      canonicalPath={productListPath(query)}
    />
  );
}
