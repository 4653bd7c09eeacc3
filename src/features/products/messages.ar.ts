import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import {
  fittingMessages,
  recentMessages,
  searchMessages,
  sharedMessages,
  zoomMessages,
} from './messages';

export const arabic: Catalog = {
  ...translateMessages(sharedMessages, {
    listTitle: 'الأقمشة',
    allFabrics: 'شاهد كل الأقمشة',
    noPicture: 'الصورة قريبًا',
  }),

  ...translateMessages(searchMessages, {
    suggestions: 'اقتراحات',
    groups: {
      term: 'عمليات بحث',
      corrected: 'هل تقصد',
      category: 'الأقسام',
      product: 'الأقمشة',
    },
  }),

  ...translateMessages(zoomMessages, {
    enlarged: 'الصورة المكبّرة',
    magnify: '{alt}. تكبير',
    position: '{number} من {count}',
    previousPicture: 'الصورة السابقة',
    nextPicture: 'الصورة التالية',
    closePicture: 'أغلق الصورة',
  }),

  ...translateMessages(recentMessages, {
    heading: 'شاهدتها مؤخرًا',
    clear: 'امسح القائمة',
  }),

  ...translateMessages(fittingMessages, {
    heading: 'أقمشة تناسبها',
    text: 'اختر قماشًا لترى كل مقاساته وأسعاره، واطلبه من هنا.',
    all: 'كل الأقمشة ({count})',
    what: 'الأقمشة',
  }),
};
