import { useRef } from 'react';
import { PageBanner } from '@/components/PageBanner';
import { PageMeta } from '@/components/PageMeta';
import { Section } from '@/components/Section';
import { messages } from '@/features/products/messages';
import { ProductList } from '@/features/products/ProductList';
import { productListPath } from '@/features/products/productListQuery';
import { ProductListToolbar } from '@/features/products/ProductListToolbar';
import { SearchOverlay } from '@/features/products/SearchOverlay';
import { useProductList } from '@/features/products/useProductList';
import { useSearchOverlay } from '@/features/products/useSearchOverlay';
import { useFocusOnPush } from '@/hooks/useFocusOnPush';
import { paths } from '@/lib/paths';

const BANNER_PICTURE = '/media/articles/choosing-fabrics/1200x750-bb9a64/1200.webp';

/** All fabrics, ten a page; page and search text stand in the address (spec §2). */
export function ProductsPage() {
  const list = useProductList();
  const overlay = useSearchOverlay();
  const top = useRef<HTMLDivElement>(null);
  useFocusOnPush(list.query.page, top);
  const isFirstPage = list.query.page === 1;

  return (
    <>
      <PageMeta
        title={isFirstPage ? messages.listTitle : `${messages.listTitle}, page ${list.query.page}`}
        description={messages.listDescription}
        canonicalPath={productListPath(list.query)}
      />
      <PageBanner
        title={messages.listTitle}
        intro={messages.listIntro}
        image={BANNER_PICTURE}
        crumbs={[{ label: 'Home', to: paths.home }, { label: messages.listTitle }]}
      />
      <Section>
        <ProductListToolbar list={list} ref={top} onOpenSearch={overlay.open} />
        <ProductList list={list} />
      </Section>
      <SearchOverlay
        list={list}
        isOpen={overlay.isOpen}
        onSearch={overlay.searchFor}
        onClose={overlay.close}
      />
    </>
  );
}
