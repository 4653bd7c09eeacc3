import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the enlarged picture. */
export const zoomMessages = defineMessages('products.zoom', {
  enlarged: 'Enlarged picture',
  magnify: '{alt}. Magnify',
  position: '{number} / {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  closePicture: 'Close picture',
});
