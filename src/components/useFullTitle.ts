import { useTranslate } from '@/i18n/useTranslate';
import { messages } from './messages';

/** Title of a page with the name of the shop. */
export function useFullTitle(title: string): string {
  const shopName = useTranslate()(messages.shopName);
  return title === shopName ? title : `${title} | ${shopName}`;
}
