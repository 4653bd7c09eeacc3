import { translateMessages } from '@/i18n/translateMessages';
import { messages } from './messages';

export const arabic = translateMessages(messages, {
  heading: 'على نافذة',
  text: 'ستارتان طويلتان من هذا القماش، مغلقتان، على نافذة غرفة معيشة نهارًا.',
  open: 'شاهده في غرفة',
  close: 'عرض صورة المنتج',
  livingClosedDay: 'غرفة معيشة مع {fabric}، والستائر مغلقة، نهارًا',
  loading: 'جارٍ تحميل الغرفة…',
  failed: 'تعذّر عرض الغرفة هنا. هذه هي الصورة المعتادة للقماش.',
  honest: 'بالمقياس الحقيقي وفي ضوء النهار. الشاشات تغيّر الألوان:',
  samples: 'اطلب عينات مجانية',
});
