import { translateMessages } from '@/i18n/translateMessages';
import { adviceMessages } from './adviceMessages';

export const arabic = translateMessages(adviceMessages, {
  window: 'النافذة',
  measure: 'قس نافذة',
  none: 'قس نافذة أولًا، ثم يظهر هنا كيف يناسبها كل مقاس وكم يكلف.',
  noAdvice:
    'لا يمكن مقارنة مقاسات هذا المنتج بهذه النافذة. راجع قياساتها، أو احجز الزيارة المجانية.',
  widths:
    '{widths, plural, zero {بلا عروض} one {عرض واحد} two {عرضان} few {{widths} عروض} many {{widths} عرضًا} other {{widths} عرض}}، {seams, plural, =0 {بلا وصلات} zero {بلا وصلات} one {وصلة واحدة} two {وصلتان} few {{seams} وصلات} many {{seams} وصلة} other {{seams} وصلة}}',
  sideways: 'يُعلّق على جانبه، بلا وصلات',
  metres: '{metres} متر، ويُباع بالمتر الكامل: {quantity}',
  forWindow: '{price} لهذه النافذة',
  panels:
    '{count, plural, zero {بلا ستائر} one {ستارة واحدة} two {ستارتان} few {{count} ستائر} many {{count} ستارة} other {{count} ستارة}}',
  shorten: 'نقصّرها بمقدار {by} سم',
  lowerRod: 'أنزل الماسورة {by} سم',
  tooShortPanel: 'أقصر بمقدار {by} سم',
  inside: 'تناسب داخل الإطار',
  outside: 'تناسب أمام الإطار، وتزيد {by} سم على كل جانب',
  best: 'أصغر مقاس مناسب',
  reasons: {
    unknown: 'قس العرض والطول أولًا',
    tooNarrow: 'ضيقة',
    tooWide: 'عريضة',
    tooShort: 'قصيرة',
    tooLong: 'طويلة',
    shallow: 'الفتحة غير عميقة بما يكفي',
  },
  add: 'أضف {amount} لأجل {window}',
  adding: 'جارٍ الإضافة …',
  added: 'في سلتك لأجل {window}.',
  addedFewer: 'في سلتك {added} من {quantity}. عدّل الكمية هناك.',
  viewCart: 'عرض السلة',
  cheapest: 'العرض الأوفر',
  clothOnly: 'سعر القماش فقط. التفصيل والبطانة والسكة تُسعّر في الزيارة المجانية.',
});
