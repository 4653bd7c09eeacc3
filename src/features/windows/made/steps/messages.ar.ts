import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { stepMessages } from './messages';

export const arabic: Catalog = translateMessages(stepMessages, {
  titles: {
    window: 'النافذة',
    hang: 'طريقة التعليق',
    lining: 'البطانة',
    move: 'طريقة الحركة',
    check: 'المراجعة',
  },
  change: 'تغيير',
  next: 'التالي: {step}',
  breakdown: 'ماذا يشمل السعر',
});
