import { translateMessages } from '@/i18n/translateMessages';
import { sampleMessages } from './sampleMessages';

export const arabic = translateMessages(sampleMessages, {
  wanted: 'أحضروا عينات مجانية من: {fabrics}',
  note: 'عينات مجانية: {fabrics}',
  loading: 'جارٍ تحميل الأقمشة',
});
