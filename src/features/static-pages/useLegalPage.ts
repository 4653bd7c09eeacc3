import { addressLine } from '@/components/company/addressLine';
import { company } from '@/content/company';
import type { LegalPage } from '@/content/legalPage';
import type { ShopFacts } from '@/contract/shop';
import type { Translate } from '@/i18n/createI18n';
import type { Content } from '@/i18n/defineContent';
import { useContent } from '@/i18n/useContent';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { isolate, isolateAuto } from '@/lib/isolate';
import type { Language } from '@/lib/language';
import { useShop } from '@/store/useShop';

type Facts = Readonly<Record<string, string>>;

/** The facts that legal texts name. */
function factsOf(shop: ShopFacts, t: Translate, language: Language): Facts {
  const { lang, name, legalName, email, phone } = shop;
  const own = (text: string) => (lang === undefined ? text : isolateAuto(text));
  return {
    name: own(name),
    legalName: own(legalName),
    address: own(addressLine(shop.address, t)),
    email,
    phone: language === 'ar' ? isolate(phone) : phone,
  };
}

/** The page with facts in place of `{legalName}` and others; `…` for those that are unknown. */
function fillFacts(page: LegalPage, facts: Facts): LegalPage {
  const fill = (text: string): string =>
    text.replace(/\{([a-z]{1,20})\}/gi, (_placeholder, fact: string) => facts[fact] ?? '…');
  return {
    ...page,
    intro: fill(page.intro),
    sections: page.sections.map(({ paragraphs, list, ...section }) => ({
      ...section,
      paragraphs: paragraphs.map(fill),
      ...(list && { list: list.map(fill) }),
    })),
  };
}

/** A legal text in the language of the page, with the facts about the shop; with its brand alone when they did not load. */
export function useLegalPage(content: Content<LegalPage>): LegalPage {
  const t = useTranslate();
  const language = useLanguage();
  const { name } = useContent(company);
  const page = useContent(content);
  const shop = useShop();
  return fillFacts(page, shop ? factsOf(shop, t, language) : { name, legalName: name });
}
