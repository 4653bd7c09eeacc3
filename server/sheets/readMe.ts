import { SHEETS } from './catalogueSheets.ts';
import type { Bilingual } from './kind.ts';

const INTRODUCTION: readonly Bilingual[] = [
  { en: 'The catalogue of your shop', ar: 'كتالوج متجرك' },
  {
    en: 'Change the rows, add your own, and give the file to the shop: shop catalogue check FILE, then shop catalogue import FILE. Nothing changes before every row is right.',
    ar: 'عدّل الصفوف وأضف صفوفك، ثم سلّم الملف للمتجر: shop catalogue check FILE وبعدها shop catalogue import FILE. لا يتغير شيء قبل أن تصحّ كل الصفوف.',
  },
  {
    en: 'Point at a title to see what its column is for. Columns with (ar) are in Arabic: fill all of a row, or none.',
    ar: 'ضع المؤشر على عنوان العمود لترى شرحه. أعمدة (ar) بالعربية: املأها كلها في الصف أو اتركها كلها.',
  },
  {
    en: 'A row that you delete is deleted from the shop. A sheet or column that the file does not have stays as it is.',
    ar: 'الصف الذي تحذفه يُحذف من المتجر. أما الورقة أو العمود غير الموجودين في الملف فيبقيان كما هما.',
  },
  {
    en: 'Prices are in dirhams with VAT. Do not merge cells. Sheets and columns whose name begins with # are yours: the shop does not read them.',
    ar: 'الأسعار بالدرهم شاملة الضريبة. لا تدمج الخلايا. الأوراق والأعمدة التي يبدأ اسمها بـ # لك وحدك ولا يقرأها المتجر.',
  },
];

/** Lines of the first sheet of a workbook, which explains the others. */
export const readMe = (): Bilingual[] => [
  ...INTRODUCTION,
  ...SHEETS.map(({ name, note }) => ({ en: `${name}: ${note.en}`, ar: `${name}: ${note.ar}` })),
];
