import { translateMessages } from '@/i18n/translateMessages';
import { zoomMessages } from './zoomMessages';

export const arabic = translateMessages(zoomMessages, {
  enlarged: 'الصورة المكبّرة',
  magnify: '{alt}. تكبير',
  position: '{number} / {count}',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  closePicture: 'أغلق الصورة',
});
