import { describe, expect, it } from '@jest/globals';
import { arabicProblems, listMissingArabic } from '../../../server/catalogue/checkArabic.ts';
import { listRecords } from '../../../server/catalogue/records.ts';
import { arabic } from '../../../server/seed/content/ar/index.ts';
import { catalogue } from '../../../server/seed/catalogue.ts';

/** Each Arabic text with the English one. */
const pairs = listRecords(catalogue).flatMap(({ kind, id, english, arabic: texts = {} }) =>
  Object.entries(english).flatMap(([field, value]) =>
    [value].flat().map((text, index) => ({
      where: `${kind} ${id} ${field}`,
      english: text,
      arabic: [texts[field] ?? []].flat()[index] ?? '',
    })),
  ),
);

const withoutMarkup = (html: string) => html.replace(/<[^>]*>/g, ' ');
const tagsOf = (html: string) => html.match(/<\/?[a-z0-9]+/g) ?? [];
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
const numbersOf = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

describe('the Arabic texts of the seeded catalogue', () => {
  it('exist for every record', () => {
    expect(listMissingArabic(catalogue)).toEqual([]);
    expect(arabicProblems(catalogue)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(500);
  });

  it('belong to records that exist', () => {
    const subCategories = catalogue.categories.flatMap((category) => category.subCategories);
    const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();
    expect(Object.keys(arabic.products).sort()).toEqual(idsOf(catalogue.products));
    expect(Object.keys(arabic.categories).sort()).toEqual(idsOf(catalogue.categories));
    expect(Object.keys(arabic.subCategories).sort()).toEqual(idsOf(subCategories));
    expect(Object.keys(arabic.articles).sort()).toEqual(idsOf(catalogue.articles));
    expect(Object.keys(arabic.works).sort()).toEqual(idsOf(catalogue.works));
    expect(Object.keys(arabic.faq)).toHaveLength(catalogue.faq.length);
    expect(Object.keys(arabic.marquee)).toHaveLength(catalogue.marquee.length);
    expect(Object.keys(arabic.banners)).toHaveLength(catalogue.banners.length);
  });

  it('contain Arabic words, and Latin ones only for payment brands', () => {
    const foreign = pairs.filter(({ arabic: text }) => {
      const visible = withoutMarkup(text).replace(/Stripe|PayPal/g, '');
      return !/\p{Script=Arabic}/u.test(visible) || /[a-z]/i.test(visible);
    });
    expect(foreign).toEqual([]);
  });

  it('use Arabic punctuation, Latin digits and no tatweel', () => {
    const wrong = pairs.filter(({ arabic: text }) => {
      const visible = withoutMarkup(text).replace(/\d,\d/g, '');
      return /[?;,"“”\u0640\u0660-\u0669]/.test(visible);
    });
    expect(wrong).toEqual([]);
  });

  it('have the markup of the English texts', () => {
    const html = pairs.filter(({ english }) => english.startsWith('<'));
    expect(html.length).toBeGreaterThan(30);
    for (const { where, english, arabic: text } of html) {
      expect([where, tagsOf(text)]).toEqual([where, tagsOf(english)]);
    }
  });

  it('link to the Arabic pages', () => {
    for (const { where, english, arabic: text } of pairs) {
      const links = linksOf(english).map((link) => `/ar${link ?? ''}`);
      expect([where, linksOf(text)]).toEqual([where, links]);
    }
  });

  it('keep the numbers of the English texts', () => {
    const different = pairs.filter(({ where, english, arabic: text }) => {
      if (where.startsWith('product_sizes')) return false;
      const given = numbersOf(withoutMarkup(text));
      return numbersOf(withoutMarkup(english)).some((number) => !given.includes(number));
    });
    expect(different).toEqual([]);
  });

  it('name the width and the length of a size', () => {
    const label = (english: string) => pairs.find((pair) => pair.english === english)?.arabic;
    expect(label('140 cm width')).toBe('عرض 140 سم');
    expect(label('140 x 260 cm')).toBe('عرض 140 × طول 260 سم');
  });
});
