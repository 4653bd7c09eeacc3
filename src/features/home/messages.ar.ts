import { translateMessages } from '@/i18n/translateMessages';
import { homeMessages } from './messages';

export const arabic = translateMessages(homeMessages, {
  title: 'ستائر ومفروشات منزلية في دبي',
  heroLabel: 'المختارات',
  heroAction: 'شاهد الأقمشة',
  slideOf: 'الشريحة {position} من {total}',
  showSlide: 'اعرض الشريحة {position} من {total}',
  chat: 'تحدث معنا على واتساب',
  newWindow: ' (تُفتح في نافذة جديدة)',
  whatSlides: 'الشرائح',
  carousel: 'عرض شرائح',
  slide: 'شريحة',
});
