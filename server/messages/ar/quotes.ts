import { dayText } from '../../rules/dayText.ts';
import type { quotes as english } from '../en/quotes.ts';
import { countOf } from './count.ts';

const list = new Intl.ListFormat('ar-AE');

const hoursForms = {
  zero: '# ساعة',
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
};

export const quotes: typeof english = {
  holdsUntil: (day) => `الأسعار سارية حتى ${day} للمقاسات والاختيارات المذكورة.`,
  vatIncluded: 'جميع الأسعار شاملة ضريبة القيمة المضافة 5%.',
  fittedIn: (area) =>
    `النوافذ المفصّلة على مقاسك نفصّلها ونوصلها ونركّبها في ${list.format(area)}، وفي غيرها سعرها أقل من دون تركيب.`,
  tolerance: 'قد يختلف مقاس الستائر بمقدار 10 مم، ومقاس ستائر الرول والشرائح بمقدار 3 مم.',
  changes: (hours) =>
    `يمكن إلغاء الطلب مجانًا خلال ${countOf(hours, hoursForms)} من الدفع، وبعدها إلى أن يُقص القماش.`,
  payment: 'يُقدَّم الطلب ويُدفع في المتجر، ونبدأ العمل بعد الدفع. تظهر المواعيد عند إتمام الطلب.',
  excluded: {
    making: 'التفصيل والبطانة والسكة والتركيب للأقمشة بالمتر والمنتجات الجاهزة',
    made: ['مقبس جديد للمحرك', 'فك الستائر القديمة', 'سقالة فوق 5 م', 'التركيب خارج مناطقنا'],
  },

  noQuote: 'عرض السعر هذا لم يعد موجودًا.',
  badLines: (max) =>
    `يجب أن يكون sizeIds و quantities بالطول نفسه، من 1 إلى ${max}، من دون تكرار المقاسات.`,
  unavailable: (name) => `لم نعد نفصّل ${name}. احذفها ثم احفظ عرض السعر.`,
  tooMany: 'حفظت عروض أسعار كثيرة في وقت قصير، وهي محفوظة.',
  full: (max) => `حفظت ${max} من عروض الأسعار وكلها سارية. ألغِ أحدها لتحفظ غيره.`,
  accepted: (number) => `عرض السعر ${number} في سلتك.`,
  acceptedInPart: (number, names) =>
    `عرض السعر ${number} في سلتك من دون ${list.format(names)}: لم نعد نبيعها، أو سلتك ممتلئة.`,
  acceptedBefore: (number) => `أضفت عرض السعر ${number} إلى سلتك من قبل، وأسعاره سارية حتى يومها.`,
  takenByOther: (phone) =>
    `قبِل عميل آخر عرض السعر هذا. اتصل بالرقم \u200E${phone} لنكتب لك عرضًا جديدًا.`,
  expired: (validUntil, phone) =>
    `كان عرض السعر هذا ساريًا حتى ${dayText(validUntil, 'ar')}. اختر من جديد في المتجر، أو اتصل بالرقم \u200E${phone}.`,
  replaced: (number) => `استبدلنا عرض السعر هذا بالعرض ${number} بالمقاسات النهائية.`,
  nothingLeft: 'لم نعد نبيع شيئًا من عرض السعر هذا. اختر من جديد في المتجر.',
  revoked: (number) => `أُلغي عرض السعر ${number}، ولم يعد رابطه يعمل.`,
  notRevocable: 'أُضيف عرض السعر هذا إلى سلة. احذف محتواه من السلة.',
  mailed: (email) => `أرسلنا عرض السعر إلى ${email}.`,
  tooManyMails: 'أرسلت إلى نفسك عروض أسعار كثيرة اليوم.',

  mail: {
    overline: 'عرض السعر',
    subject: (shop, number) => `عرض السعر ${number} من ${shop}`,
    title: 'عرض السعر الخاص بك',
    measured: 'عرض السعر بالمقاسات النهائية',
    changed: (now, before) => `بعد القياس: \u2068${now}\u2069 (قبله: \u2068${before}\u2069).`,
    text: (day) => `أسعاره سارية حتى ${day}، ومن صفحته تضيفه إلى سلتك.`,
    see: 'اعرض عرض السعر',
  },
};
