import type { Language } from '../../../src/lib/language.ts';

/** Words of the names of seeded products. */
export const productNames: Record<Language, Record<'velvet' | 'linen' | 'navy', string>> = {
  en: { velvet: 'Zabeel', linen: 'Almas', navy: 'Saffa Navy Velvet' },
  ar: { velvet: 'زعبيل', linen: 'ألماس', navy: 'مخمل الصفا الكحلي' },
};
