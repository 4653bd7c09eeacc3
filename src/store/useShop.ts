import { useGetShopFactsQuery } from '@/api/shop';
import type { ShopFacts } from '@/contract/shop';
import { useLanguage } from '@/i18n/useLanguage';
import { sampleShop } from '@/lib/sampleShop';

/** Facts about the shop in the language of the page; the sample until they arrive (product 1.4). */
export function useShop(): ShopFacts {
  const { data } = useGetShopFactsQuery();
  const language = useLanguage();
  return data ?? sampleShop[language];
}
