import type { requests as english } from '../en/requests.ts';
import { characters, countOf } from './count.ts';

/** Waits after «بعد», in the genitive. */
const waits = {
  hour: {
    zero: 'لحظات',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  },
  minute: {
    zero: 'لحظات',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  },
  second: {
    zero: 'لحظات',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: '# ثوانٍ',
    many: '# ثانية',
    other: '# ثانية',
  },
};

export const requests: typeof english = {
  starting: 'المتجر قيد التشغيل. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
  busy: 'المتجر مزدحم الآن. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
  tooManyAtOnce: 'وصلت طلبات كثيرة في وقت واحد. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
  bug: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
  databaseDown: 'تعذّر الوصول إلى قاعدة البيانات.',
  nothingHere: 'لا يوجد شيء هنا.',
  callMissing: 'هذا الطلب غير معروف.',
  fileMissing: 'هذا الملف غير موجود.',
  notBuilt: 'لم تُبنَ واجهة المتجر بعد: شغّل npm run build.',
  methodRefused: (method, allowed) => `${method} غير متاح هنا؛ استخدم ${allowed.join(' أو ')}.`,

  wait: (count, unit) => countOf(count, waits[unit]),
  tryAgainIn: (reason, wait) => `${reason} يُرجى المحاولة مرة أخرى بعد ${wait}.`,

  badTarget: 'يجب أن يكون عنوان الطلب مسارًا كاملًا مع معاملات اختيارية.',
  badHost: 'يجب أن تكون الترويسة Host اسمًا ومنفذًا.',
  repeatedParameter: 'لا يجوز تكرار أي معامل في الرابط.',
  bodyTooLarge: (kib) => `حجم الطلب كبير: الحد الأقصى ${kib} كيلوبايت.`,
  bodyIncomplete: 'لم تصل البيانات كاملة.',
  bodyType: 'أرسل البيانات بصيغة JSON مع Content-Type: application/json.',
  fileType: 'نقبل صور JPEG وPNG وWebP فقط.',
  bodyNotJson: 'البيانات ليست بصيغة JSON صحيحة.',
  bodyTooDeep: 'البيانات متداخلة أكثر من المسموح.',
  bodyNotObject: 'يجب أن تكون البيانات كائن JSON.',
  repeatedField: 'ورد أحد الحقول مرتين في البيانات.',
  invalid: 'قيمة غير صحيحة',
  keyShape: 'يجب أن يتكوّن Idempotency-Key من 1 إلى 255 رمزًا ظاهرًا من رموز ASCII.',
  keyReused: 'استُخدم Idempotency-Key هذا لطلب آخر. أنشئ مفتاحًا جديدًا.',

  required: (field) => `يُرجى إدخال ${field}`,
  idRequired: (name) => `القيمة ${name} مطلوبة.`,
  tooLong: (field, max) => `${field}: النص طويل، والحد الأقصى ${countOf(max, characters)}.`,
  badCharacters: (field) => `${field}: في النص رموز لا يمكن استخدامها هنا.`,
  notText: (field) => `${field}: يجب أن تكون القيمة نصًا.`,
  wholeNumber: (name, min, max) => `يجب أن تكون القيمة ${name} عددًا صحيحًا من ${min} إلى ${max}.`,

  tokenTooLong: 'القيمة firebaseToken أطول من المسموح.',
  notWindows: 'يجب أن تكون البيانات تعديلات على نوافذ مقيسة.',
  notAReport: 'يجب أن تكون البيانات تقريرًا من متصفح.',
  tooManyReports: 'تقارير كثيرة. يُرجى المحاولة لاحقًا.',
  noProvider: 'وسيلة الدفع هذه غير مفعّلة.',
  badSignature: 'التوقيع غير صحيح.',
  incompleteEvent: 'الحدث غير مكتمل.',
  eventNotTaken: 'تعذّر تسجيل الحدث الآن.',
  outboxElsewhere: 'يُعرض صندوق الصادر على جهاز المتجر فقط.',
};
