import { translateMessages } from '@/i18n/translateMessages';
import { doubtMessages } from './doubtMessages';

export const arabic = translateMessages(doubtMessages, {
  title: 'هل نرسل الطلب كما هو؟',
  doubts: {
    email: 'لا يمكننا مراسلة «{typed}».',
    phone: 'لا يمكننا الاتصال على «{typed}».',
    date: '{typed} يوم مضى.',
    time: 'لا نزور الساعة {typed} بتوقيت دبي.',
  },
  change: 'تعديل',
  send: 'أرسل كما هو',
});
