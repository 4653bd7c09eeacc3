/** Plural forms of a noun; `#` is replaced by the number. */
type ArabicForms = Readonly<Record<Intl.LDMLPluralRule, string>>;

const rules = new Intl.PluralRules('ar');

/** A number with its noun in the right one of the six Arabic plural forms. */
export function countOf(count: number, forms: ArabicForms): string {
  return forms[rules.select(count)].replace('#', String(count));
}

export const characters: ArabicForms = {
  zero: '# حرف',
  one: 'حرف واحد',
  two: 'حرفان',
  few: '# أحرف',
  many: '# حرفًا',
  other: '# حرف',
};

/** Blinds, and goods of any kind. */
export const pieces: ArabicForms = {
  zero: '# قطعة',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  many: '# قطعة',
  other: '# قطعة',
};

export const tries: ArabicForms = {
  zero: 'لا محاولات',
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: '# محاولات',
  many: '# محاولة',
  other: '# محاولة',
};

/** Orders besides the named ones. */
export const moreOrders: ArabicForms = {
  zero: '# طلب آخر',
  one: 'طلب آخر',
  two: 'طلبان آخران',
  few: '# طلبات أخرى',
  many: '# طلبًا آخر',
  other: '# طلب آخر',
};

export const metres: ArabicForms = {
  zero: '# متر',
  one: 'متر واحد',
  two: 'متران',
  few: '# أمتار',
  many: '# مترًا',
  other: '# متر',
};

/** Ready-made panels. */
export const curtains: ArabicForms = {
  zero: '# ستارة',
  one: 'ستارة واحدة',
  two: 'ستارتان',
  few: '# ستائر',
  many: '# ستارة',
  other: '# ستارة',
};

/** Finished windows. */
export const windows: ArabicForms = {
  zero: '# نافذة',
  one: 'نافذة واحدة',
  two: 'نافذتان',
  few: '# نوافذ',
  many: '# نافذة',
  other: '# نافذة',
};
