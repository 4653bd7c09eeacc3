import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { layerMessages, stepMessages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(stepMessages, {
    titles: {
      window: 'النافذة',
      hang: 'طريقة التعليق',
      lining: 'البطانة والطبقات',
      move: 'طريقة الحركة',
      check: 'المراجعة',
    },
    change: 'تغيير',
    next: 'التالي: {step}',
    breakdown: 'ماذا يشمل السعر',
  }),
  ...translateMessages(layerMessages, {
    add: { sheer: 'أضف شيفون خلفها', drape: 'أضف ستارة أمامها' },
    help: 'طبقة ثانية للنافذة نفسها، على سكة خاصة بها.',
    titles: { sheer: 'شيفون خلفها', drape: 'ستارة أمامها' },
    what: 'الأقمشة',
    from: '{price} لنافذة عادية مع التركيب',
    none: 'لا يوجد في المتجر الآن قماش لطبقة ثانية.',
    lost: 'لا يمكن تفصيل هذا القماش لنافذة حاليًا. اختر قماشًا آخر.',
    remove: 'من دون الطبقة الثانية',
    includes: 'للطبقتين، شامل التفصيل والتركيب وضريبة القيمة المضافة.',
  }),
};
