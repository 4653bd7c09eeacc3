import { translateMessages } from '@/i18n/translateMessages';
import { carouselMessages } from './carouselMessages';

export const arabic = translateMessages(carouselMessages, {
  pause: 'إيقاف {what}',
  play: 'تشغيل {what}',
  scroll: 'تمرير {what}',
  previous: 'السابق: {what}',
  next: 'التالي: {what}',
});
