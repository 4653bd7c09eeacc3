import type { LegalPage } from '@/content/legalPage';
import type { Content } from '@/i18n/defineContent';
import { useContent } from '@/i18n/useContent';
import { useLanguage } from '@/i18n/useLanguage';
import { useShop } from '@/store/useShop';
import { fillFacts } from './fillFacts';

/** A legal text in the language of the page, with the facts about the shop. */
export function useLegalPage(content: Content<LegalPage>): LegalPage {
  return fillFacts(useContent(content), useShop(), useLanguage());
}
