import { useGetShopFactsQuery } from '@/api/shop';
import type { ShopFacts } from '@/contract/shop';
import { useLanguage } from '@/i18n/useLanguage';
import { sampleShop } from '@/lib/sampleShop';

/** Facts about the shop in the language of the page; the sample until they arrive (product 1.4). */
export function useShop(): ShopFacts {
  // Only the facts: the state of the request changes with each refetch on focus, and the footer is on every page.
  const { data } = useGetShopFactsQuery(undefined, {
    selectFromResult: ({ data: facts }) => ({ data: facts }),
  });
  const language = useLanguage();
  return data ?? sampleShop[language];
}
