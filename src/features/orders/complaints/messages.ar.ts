import { translateMessages } from '@/i18n/translateMessages';
import { complaintMessages } from './messages';

export const arabic = translateMessages(complaintMessages, {
  title: 'هل هناك مشكلة؟',
  help: 'أخبرنا هنا بما فيه خلل، وأضف صورًا إن أردت، وسنفحص الأمر ونراسلك.',
  subject: 'شكاواك',
  open: 'الإبلاغ عن مشكلة',
  openAgain: 'الإبلاغ عن مشكلة أخرى',
  formTitle: 'الإبلاغ عن مشكلة',
  list: 'شكاواك',
  kind: 'ما المشكلة؟',
  choose: 'يُرجى الاختيار',
  kinds: {
    fit: 'المقاس غير مناسب',
    quality: 'التفصيل أو التركيب غير متقن',
    damaged: 'وصلني تالفًا',
    wrong: 'ليس ما طلبته',
    missing: 'ينقصه شيء',
    other: 'أمر آخر',
  },
  items: 'في أي قطعة؟ إن لم تختر شيئًا فالمقصود الطلب كله.',
  text: 'وصف المشكلة',
  textHelp: 'أين هي، وكم الفرق بالسنتيمتر إن كان المقاس غير مناسب.',
  photosHelp:
    '{max, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {حتى {max} صور} many {حتى {max} صورة} other {حتى {max} صورة}}: واحدة للنافذة كلها وواحدة للخلل. لا يراها إلا أنت وفريقنا.',
  noPhotos: 'لا يمكننا استقبال الصور حاليًا. يمكنك إرسال شكواك من دونها.',
  send: 'إرسال الشكوى',
  sending: 'جارٍ الإرسال…',
  keep: 'إغلاق',
  kindRequired: 'يُرجى اختيار نوع المشكلة',
  textRequired: 'يُرجى وصف المشكلة',
  sent: 'وصلتنا شكواك رقم {number} وسنراسلك بشأنها.',
  notSent: 'لم تُرسل شكواك. تحقّق من الاتصال وحاول مرة أخرى، فلن تُرسل مرتين.',
  states: {
    open: 'ننظر في الأمر',
    answered: 'تم الرد',
    closed: 'تمت التسوية',
  },
  number: 'الشكوى رقم {number}',
  photo: 'الصورة {number} من شكواك، مكبّرة في نافذة جديدة',
  answer: 'ردنا',
  answerOn: 'ردنا بتاريخ {date}',
});
