import { describe, expect, it } from '@jest/globals';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import type { ProductFilters } from '@/contract/products';
import { listTitleOf } from '@/features/products/list/listTitle';
import { createI18n } from '@/i18n/createI18n';

const { t: inEnglish } = createI18n('en');
const { t: inArabic } = createI18n('ar', arabicCatalog);

const listWith = (filters: Record<string, string>, search = '') => ({
  query: { page: 1, search, filters: filters as ProductFilters },
  facets: [],
});
const subCategory = { _id: 'linen-curtains', name: 'ستائر كتان', category: 'curtains' };

describe('titles of lists', () => {
  it.each([
    [{ colour: 'blue' }, 'أقمشة باللون الأزرق', 'Blue fabrics'],
    [{ opacity: 'blackout' }, 'أقمشة بلاك أوت', 'Blackout fabrics'],
    [{ opacity: 'light-filtering' }, 'أقمشة تمرّر الضوء', 'Light-filtering fabrics'],
    [{ material: 'linen' }, 'أقمشة كتان', 'Linen fabrics'],
    [{ pattern: 'plain' }, 'أقمشة سادة', 'Fabrics: Plain'],
    [{ soldAs: 'blind' }, 'ستائر رول ورومانية جاهزة', 'Fabrics: Finished blinds'],
    [{ care: 'dry-clean' }, 'أقمشة تُنظف جافًا', 'Fabrics: Dry-clean'],
    [{ width: '280' }, 'أقمشة بعرض 280 سم', 'Fabrics: 280 cm'],
    [{ colour: 'mint' }, 'أقمشة باللون: mint', 'mint fabrics'],
    [{}, 'الأقمشة', 'Fabrics'],
  ])('name the one value of %j', (filters, arabic, english) => {
    expect(listTitleOf(inArabic, listWith(filters))).toBe(arabic);
    expect(listTitleOf(inEnglish, listWith(filters))).toBe(english);
  });

  it('name the search, or else the sub-category', () => {
    const list = { ...listWith({}), subCategory };
    expect(listTitleOf(inArabic, listWith({}, 'linen'))).toBe('نتائج البحث عن «linen»');
    expect(listTitleOf(inArabic, list)).toBe('أقمشة قسم «ستائر كتان»');
    expect(listTitleOf(inEnglish, list)).toBe('Fabrics for “ستائر كتان”');
  });
});
