import { dayText } from '../../rules/dayText.ts';
import type { complaints as english } from '../en/complaints.ts';

const ownMistakes = 'وما أخطأنا فيه نصلحه مجانًا دائمًا.';

export const complaints: typeof english = {
  kinds: {
    fit: 'المقاس غير مناسب',
    quality: 'التفصيل أو التركيب غير متقن',
    damaged: 'وصلني تالفًا',
    wrong: 'ليس ما طلبته',
    missing: 'ينقصه شيء',
    other: 'أمر آخر',
  },
  badKind: 'يُرجى اختيار نوع المشكلة',
  noText: 'يُرجى وصف المشكلة',
  text: 'وصف المشكلة',
  badItems: (max) => `يجب أن تكون القيمة items قائمة من ${max} من أسطر الطلب كحد أقصى.`,
  tooMany: 'أرسلت شكاوى عدة في وقت قصير، وقد وصلتنا كلها.',
  full: (phone) => `لدينا شكاوى كثيرة منك. اتصل بالرقم \u200E${phone} لنحلها معًا.`,
  photosFull: 'لدينا صور كثيرة من شكاواك. يُرجى إرسال هذه الشكوى من دون صور.',
  sent: (number) => `وصلتنا شكواك رقم \u2068${number}\u2069 وسنراسلك بشأنها.`,

  promises: {
    given: 'ضمان المقاس: إن لم تناسب نافذتك، نعيد تفصيلها مجانًا.',
    givenUntil: (until) =>
      `ضمان المقاس حتى ${dayText(until, 'ar')}: إن لم تناسب نافذتك، نعيد تفصيلها مجانًا.`,
    missing: `طُلبت هذه النافذة من دون ضمان المقاس. سنفحصها على أي حال، ${ownMistakes}`,
    ended: (until) => `انتهى ضمان مقاسها في ${dayText(until, 'ar')}، ${ownMistakes}`,
    used: `أعدنا تفصيلها مجانًا مرة من قبل، ${ownMistakes}`,
  },

  mail: {
    overline: 'الشكوى',
    subject: (shop, number) => `${shop}: وصلتنا شكواك رقم ${number}`,
    title: 'وصلتنا شكواك',
    text: (order) =>
      `يؤسفنا أن في طلبك رقم \u2068${order}\u2069 خللًا. سنفحص الأمر ونراسلك، وتجد ردنا أيضًا في صفحة الطلب.`,
    yourText: 'كتبت لنا',
    answerSubject: (shop, number) => `${shop}: ردنا على شكواك رقم ${number}`,
    answerTitle: 'ردنا على شكواك',
    answer: 'كتبنا لك',
    notSettled: 'لم تُحل المشكلة؟ رد على هذه الرسالة، أو اكتب لنا مرة أخرى في صفحة طلبك.',
    see: 'عرض طلبك',
  },
};
