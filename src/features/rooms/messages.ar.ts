import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  open: 'شاهده في غرفة',
  close: 'عرض صورة المنتج',
  compareClosed: 'قارنها في غرفة',
  compareHeading: 'في الغرفة نفسها',
  compareText: 'شاهد كل قماش معروضًا كستارتين طويلتين، على النافذة نفسها وفي الضوء نفسه.',
  compareOpen: 'شاهدها في غرفة',
  compareClose: 'عرض صور المنتجات',
  compared: '{room}، {curtains}، {time}: {fabrics}',
  view: '{room} مع {fabric}، {curtains}، {time}',
  parts: { room: 'الغرفة', curtains: 'الستائر', time: 'الوقت' },
  values: {
    living: 'غرفة معيشة',
    bedroom: 'غرفة نوم',
    majlis: 'مجلس',
    open: 'مفتوحة',
    closed: 'مغلقة',
    day: 'نهارًا',
    night: 'ليلًا',
  },
  phrases: {
    open: 'والستائر مفتوحة',
    closed: 'والستائر مغلقة',
    day: 'نهارًا',
    night: 'ليلًا',
  },
  loading: 'جارٍ تحميل الغرفة…',
  failed: 'تعذّر عرض الغرفة هنا. هذه هي الصورة المعتادة للقماش.',
  missing: 'صورته المعتادة، لا هذه الغرفة.',
  scale: {
    day: 'بالمقياس الحقيقي وفي ضوء النهار.',
    night: 'بالمقياس الحقيقي وفي المساء تحت ضوء المصابيح.',
  },
  hung: { wave: 'الستائر هنا بشكل ويفي.', pinch: 'الستائر هنا بكسرات.' },
  colours: 'الشاشات تغيّر الألوان:',
  samples: 'اطلب عينات مجانية',
});
