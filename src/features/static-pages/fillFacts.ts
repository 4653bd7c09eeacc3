import type { LegalPage } from '@/content/legalPage';
import type { ShopFacts } from '@/contract/shop';
import { isolate } from '@/lib/isolate';
import type { Language } from '@/lib/language';

const COMMA: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** A legal text with the facts about the shop in place of `{legalName}`, `{address}` and others. */
export function fillFacts(page: LegalPage, shop: ShopFacts, language: Language): LegalPage {
  const { name, legalName, address, email, phone } = shop;
  const facts: Readonly<Record<string, string>> = {
    name,
    legalName,
    address: [address.street, address.city, address.country].join(COMMA[language]),
    email,
    phone: language === 'ar' ? isolate(phone) : phone,
  };
  const fill = (text: string): string =>
    text.replace(/\{([a-z]{1,20})\}/gi, (whole, fact: string) => facts[fact] ?? whole);
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
