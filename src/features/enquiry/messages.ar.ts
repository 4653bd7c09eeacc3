import { translateMessages } from '@/i18n/translateMessages';
import { enquiryMessages } from './messages';

export const arabic = translateMessages(enquiryMessages, {
  submit: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sent: 'تم إرسال طلب الموعد بنجاح',
  sentHelp: 'شكرًا لك. نؤكد الساعة هاتفيًا أو بالبريد الإلكتروني.',
  missing: 'يرجى ملء جميع الحقول المطلوبة.',
  agreeStart: 'أوافق على ',
  agreeLink: 'الشروط والأحكام',
  tickFirst: 'علّم المربع أعلاه لتتمكن من الإرسال.',
  newTab: ' (تُفتح في علامة تبويب جديدة)',
  failed: 'لم يُرسل طلبك. لم يضِع شيء مما كتبته: تحقّق من الاتصال وأرسله مرة أخرى.',
  failedBecause: 'لم يضِع شيء مما كتبته: يمكنك إرساله مرة أخرى.',
  dubaiTime: 'بتوقيت دبي',
  type: 'النوع',
  chat: 'واتساب',
  placeholderHelp: 'لا يستقبل هذا النموذج حجوزات بعد. اتصل بنا أو راسلنا، ونزورك في اليوم نفسه.',
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    date: 'التاريخ',
    time: 'الوقت',
  },
  required: {
    name: 'الاسم مطلوب',
    email: 'البريد الإلكتروني مطلوب',
    phone: 'رقم الهاتف مطلوب',
    date: 'التاريخ مطلوب',
    time: 'الوقت مطلوب',
  },
  dayPassed: 'هذا اليوم مضى. اختر يومًا لاحقًا من فضلك.',
  onSundays: 'نزور يوم الأحد بموعد مسبق فقط.',
  visitHours: 'نزورك من 9:00 إلى 20:00 بتوقيت دبي.',
});
