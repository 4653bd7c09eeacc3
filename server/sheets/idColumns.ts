import type { Bilingual } from './kind.ts';
import { column, required } from './sheet.ts';
import type { Column } from './sheet.ts';
import { id } from './textKinds.ts';

/** The column with the id of a record. @param note why it has to stay the same */
export const idColumn = (note: Bilingual): Column => column('id', 'id', id, { ...required, note });

/** A column with the id of a record of another sheet. */
const reference = (title: string, refersTo: string, note: Bilingual): Column =>
  column(title, title, id, { ...required, refersTo, note });

export const categoryColumn = reference('category', 'categories', {
  en: 'id of its category',
  ar: 'معرّف القسم',
});

export const productColumn = reference('product', 'products', {
  en: 'id of its product',
  ar: 'معرّف المنتج',
});
