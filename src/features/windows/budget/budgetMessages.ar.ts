import { translateMessages } from '@/i18n/translateMessages';
import { budgetMessages } from './budgetMessages';

export const arabic = translateMessages(budgetMessages, {
  title: 'كم قد يكلف؟',
  help: 'ثلاثة أقمشة من معرضنا لهذه النافذة، من الأقل سعرًا إلى الأعلى. سعر القماش فقط؛ التفصيل والبطانة والسكة تُسعّر في الزيارة المجانية.',
  show: 'اعرض الأسعار',
  hide: 'أخفِ الأسعار',
  what: 'الأسعار',
  loading: 'جارٍ تحميل الأسعار',
  none: 'لا يُباع الآن قماش بالمتر.',
  ranks: { low: 'الأقل سعرًا', middle: 'بينهما', high: 'الأعلى سعرًا' },
  cost: '{price} مقابل {metres} متر',
  noPrice: 'لا يمكن حساب هذا القماش لهذه النافذة.',
});
