import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import {
  attachMessages,
  cardMessages,
  doubtMessages,
  enquiryMessages,
  sampleMessages,
  slotFormMessages,
  wantedMessages,
} from './messages';

export const arabic: Catalog = {
  ...translateMessages(enquiryMessages, {
    submit: 'إرسال',
    sending: 'جارٍ الإرسال…',
    sent: 'تم إرسال طلب الموعد بنجاح',
    sentHelp: {
      anyHow: 'شكرًا لك. نؤكد الساعة هاتفيًا أو بالبريد الإلكتروني.',
      byPhone: 'شكرًا لك. نؤكد الساعة هاتفيًا.',
      byMail: 'شكرًا لك. نؤكد الساعة بالبريد الإلكتروني.',
      otherTime: 'شكرًا لك. لا يمكننا الحضور في هذا الموعد، ونتواصل معك لاختيار موعد آخر.',
      none: 'وصلنا طلبك، لكن لا يمكننا الاتصال بك ولا مراسلتك. اتصل بنا لنتفق على موعد.',
      booked: 'شكرًا لك. تم حجز زيارتك.',
    },
    missing: 'يُرجى ملء جميع الحقول المطلوبة.',
    agreeStart: 'أوافق على ',
    agreeLink: 'الشروط والأحكام',
    tickFirst: 'ضع علامة في المربع أعلاه لتتمكن من الإرسال.',
    newTab: ' (تُفتح في علامة تبويب جديدة)',
    failed: 'لم يُرسل طلبك. لم يضِع شيء مما كتبته: تحقّق من الاتصال وأرسله مرة أخرى.',
    failedBecause: 'لم يضِع شيء مما كتبته: يمكنك إرساله مرة أخرى.',
    dubaiTime: 'بتوقيت دبي',
    type: 'النوع',
    chat: 'واتساب',
    placeholderHelp: 'لا يستقبل هذا النموذج حجوزات بعد، ولا يرسل شيئًا.',
    placeholderForm: 'احجز زيارتك المجانية من الصفحة الرئيسية',
    placeholderContact: 'أو اتصل بنا أو راسلنا، ونزورك في اليوم نفسه.',
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
    dayPassed: 'هذا اليوم مضى. يُرجى اختيار يوم لاحق.',
    onSundays: 'نزور يوم الأحد بموعد مسبق فقط.',
    emailShape: 'اكتب العنوان كاملًا، مثل name@example.com، لنتمكن من الرد.',
    phoneShape: 'اكتب الرقم كاملًا، مثل \u2066050 123 4567\u2069، لنتمكن من الاتصال.',
    visitHours: 'نزورك من 9 صباحًا إلى 8 مساءً بتوقيت دبي.',
  }),

  ...translateMessages(slotFormMessages, {
    title: 'اختر موعدًا متاحًا',
    area: 'نزورك في {area}. لا يناسبك أي موعد؟ اكتب ما يناسبك أدناه.',
    orWrite: 'أو اكتب أدناه يومًا وساعة يناسبانك.',
    what: 'المواعيد المتاحة',
  }),

  ...translateMessages(attachMessages, {
    windows: 'أرفق نوافذي',
    help: 'يُرسل هذا النص مع طلبك:',
    failed: 'تعذّرت إضافة نوافذك. يمكنك إرسال الطلب من دونها.',
  }),

  ...translateMessages(sampleMessages, {
    wanted: 'أحضروا عينات مجانية من: {fabrics}',
    note: 'عينات مجانية: {fabrics}',
    loading: 'جارٍ تحميل الأقمشة',
  }),

  ...translateMessages(wantedMessages, {
    wanted: 'خذوا القياس لها: {wanted}',
    note: 'للقياس: {wanted}',
  }),

  ...translateMessages(doubtMessages, {
    title: 'هل نرسل الطلب كما هو؟',
    doubts: {
      email: 'لا يمكننا مراسلة «{typed}».',
      phone: 'لا يمكننا الاتصال على «{typed}».',
      date: '{typed} يوم مضى.',
      time: 'لا نزور الساعة {typed} بتوقيت دبي.',
    },
    change: 'تعديل',
    send: 'أرسل كما هو',
  }),

  ...translateMessages(cardMessages, {
    title: 'طلب زيارتك',
    booked: 'زيارتك',
    change: 'تغيير أو إلغاء',
    when: '{day}، الساعة {time}',
    zone: 'بتوقيت دبي',
    next: {
      anyHow: 'هذا هو الموعد الذي طلبته، ونتصل بك لتأكيده.',
      byPhone: 'هذا هو الموعد الذي طلبته، ونتصل بك لتأكيده.',
      byMail: 'هذا هو الموعد الذي طلبته، ونراسلك لتأكيده.',
      otherTime: 'لا يمكننا الحضور في الموعد الذي طلبته، ونتواصل معك لاختيار موعد آخر.',
      none: 'لا يمكننا الاتصال بك ولا مراسلتك بما أدخلته. اتصل بنا لنتفق على موعد.',
      booked: 'تم حجزها، ونصل خلال هاتين الساعتين.',
    },
    addToCalendar: 'أضف إلى التقويم',
    google: 'تقويم جوجل',
    newTab: ' (يُفتح في علامة تبويب جديدة)',
    prepareTitle: 'قبل زيارتنا',
    prepareWindow: 'أخلِ النافذة ومسافة متر أمامها.',
    prepareColour: 'جهّز عينة من لون الجدار أو البلاط أو القماش لنطابق لونها.',
    notesTitle: 'أُرسل مع طلبك',
    close: 'إغلاق',
  }),
};
