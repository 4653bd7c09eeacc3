import { useGetShopFactsQuery } from '@/api/shop';
import type { ShopFacts } from '@/contract/shop';
import { useLanguage } from '@/i18n/useLanguage';
import { sampleShop } from '@/lib/sampleShop';

/**
 * Facts about the shop in the language of the page, the sample until they arrive, so that nothing moves; `undefined` after a
 * failure, because the sample's phone number is nobody's (product 1.4).
 */
export function useShop(): ShopFacts | undefined {
  // The rest of the request changes with each refetch on focus, and the footer is on every page.
  const { data, hasFailed } = useGetShopFactsQuery(undefined, {
    selectFromResult: ({ data: facts, error }) => ({ data: facts, hasFailed: error !== undefined }),
  });
  const language = useLanguage();
  return data ?? (hasFailed ? undefined : sampleShop[language]);
}
