import type { CartAction } from '../../../src/contract/cart.ts';
import type { shop as english } from '../en/shop.ts';
import { countOf, curtains, metres, moreOrders, pieces, tries, windows } from './count.ts';

/** What a unit of goods is called. */
const UNITS = { metre: metres, panel: curtains, blind: pieces, window: windows };

const acted: Record<CartAction, string> = {
  increment: 'تمت زيادة الكمية',
  decrement: 'تم تقليل الكمية',
  remove: 'تمت إزالة المنتج من السلة',
};

export const shop: typeof english = {
  invalidEmail: 'يُرجى إدخال بريد إلكتروني صحيح',
  invalidOtp: 'يُرجى إدخال رمز التحقق المكوّن من 6 أرقام',
  expiredCode: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  wrongCode: (triesLeft) =>
    triesLeft <= 0
      ? 'الرمز غير صحيح ولم يعد صالحًا. اطلب رمزًا جديدًا.'
      : `الرمز غير صحيح. المحاولات المتبقية: ${countOf(triesLeft, tries)}.`,
  tooManyCodes: 'طُلبت رموز كثيرة.',
  manyVisitors: 'يطلب زوار كثيرون رمزًا في هذه اللحظة.',
  tooManyGuesses: 'أُدخلت رموز خاطئة كثيرة.',
  mailIsDown: 'لا يمكننا إرسال البريد الإلكتروني الآن. يُرجى المحاولة بعد بضع دقائق.',
  codeSent: 'أرسلنا رمزًا من 6 أرقام إلى بريدك الإلكتروني.',
  signedIn: 'تم تسجيل دخولك.',
  signedOut: 'تم تسجيل خروجك.',

  noPasskeys: 'لا تعمل مفاتيح المرور هنا. سجّل الدخول برمز.',
  noPasskey: 'أُزيل مفتاح المرور هذا من قبل.',
  passkeyAdded: 'مفتاح المرور جاهز.',
  passkeyRemoved: 'تمت إزالة مفتاح المرور.',
  passkeyKnown: 'مفتاح المرور هذا محفوظ من قبل.',
  passkeysFull: (max) => `يمكن حفظ ${max} مفاتيح مرور على الأكثر. أزل واحدًا لتنشئ آخر.`,
  passkeyRefused: 'تعذّر استخدام مفتاح المرور هذا. حاول مرة أخرى أو سجّل الدخول برمز.',
  tooManyPasskeys: 'أنشأت مفاتيح مرور كثيرة في وقت قصير.',
  tooManyRefusals: 'تعذّر استخدام مفاتيح مرور كثيرة. يمكنك تسجيل الدخول برمز.',

  noSession: 'لم يعد هذا الجهاز مسجّل الدخول.',
  sessionRevoked: 'تم تسجيل الخروج من هذا الجهاز.',
  sessionsRevoked: 'تم تسجيل خروجك من جميع الأجهزة.',
  nameSaved: 'تم حفظ اسمك.',
  nameRemoved: 'تمت إزالة اسمك.',
  tooManyAccountChanges: 'غيّرت اسمك مرات كثيرة في وقت قصير.',
  tooManyExports: 'حفظت بياناتك عدة مرات في وقت قصير.',
  ordersUnfinished: (numbers, others) => {
    const more = others > 0 ? ` و${countOf(others, moreOrders)}` : '';
    const names = `${numbers.join('، ')}${more}`;
    return numbers.length + others === 1
      ? `لم يكتمل طلبك ${names} بعد. يمكنك إغلاق حسابك بعد توصيله، أو بعد إلغائه واسترداد المبلغ.`
      : `لم تكتمل طلباتك ${names} بعد. يمكنك إغلاق حسابك بعد توصيلها، أو بعد إلغائها واسترداد المبالغ.`;
  },
  accountClosed: 'تم إغلاق حسابك.',

  noCategory: 'هذا القسم غير موجود.',
  noSubCategory: 'هذا القسم الفرعي غير موجود.',
  noProduct: 'هذا المنتج غير موجود.',
  noSize: 'هذا المنتج غير متوفر بهذا المقاس.',

  quantity: (count, unit) => {
    if (unit === null) return `العدد ${count}`;
    return countOf(count, UNITS[unit]);
  },

  added: 'تمت إضافة المنتج إلى السلة',
  replaced: 'تم تعديل المنتج في السلة',
  acted: (action) => acted[action],
  badAction: 'يجب أن تكون القيمة action واحدة من increment أو decrement أو remove.',
  badQuantity: (max) => `يجب أن تكون القيمة quantity عددًا صحيحًا من 1 إلى ${max}.`,
  noLine: 'لم يعد هذا المنتج في سلتك.',
  lineFull: (max) => `الحد الأقصى من المقاس الواحد ${countOf(max, pieces)}.`,
  shortlistFull: (max) => `تتسع قائمتك لـ ${max} قماشًا. أزل واحدًا لتضيف غيره.`,
  tooManyShortlisted: 'غيّرت قائمتك مرات كثيرة في وقت قصير.',
  tooManyWindows: 'حفظت تعديلات كثيرة في وقت قصير. هي محفوظة على جهازك.',
  tooManyAdditions: 'أضفت قطعًا كثيرة في وقت قصير. سلتك محفوظة.',

  cartChanged: 'تغيّرت سلتك منذ آخر مرة اطّلعت عليها. راجع الإجمالي الجديد ثم أكّد طلبك مرة أخرى.',
  emptyCart: 'سلتك فارغة. أضف منتجًا قبل إتمام الطلب.',
  placed: 'تم استلام طلبك.',
  placedUnpaid: 'تم استلام طلبك، لكن تعذّر فتح صفحة الدفع. يمكنك الدفع من صفحة «طلباتي».',
  tooManyOrders: 'أرسلت طلبات كثيرة في وقت قصير. سلتك محفوظة.',
  selectPayment: 'يُرجى اختيار وسيلة الدفع: stripe أو paypal.',
  paymentTypesDiffer: 'تختلف القيمة paymentType في الرابط عنها في البيانات.',
  typeUnavailable: (type, other) =>
    `الدفع عبر ${type} غير متاح الآن. يُرجى اختيار ${other}؛ سلتك محفوظة.`,
  tabby: 'تابي',
  amountNotTaken: (type, other) =>
    `لا يتوفر الدفع عبر ${type} لطلب بهذه القيمة. يُرجى اختيار ${other}؛ سلتك محفوظة.`,
  notOnline: (phone) =>
    `الدفع عبر الإنترنت غير متاح الآن. اتصل بنا على \u200E${phone} لإتمام طلبك؛ سلتك محفوظة.`,
  invalidPhone: 'رقم الهاتف غير صحيح',
  invalidBillingEmail: 'البريد الإلكتروني غير صحيح',
  invalidTrn: 'يتكوّن الرقم الضريبي من 15 رقمًا، يبدأ بـ 1 وينتهي بـ 03',
  invalidMakani: 'يتكوّن رقم مكاني من 10 أرقام',

  noAddress: 'هذا العنوان غير موجود.',
  addressesFull: (max) => `الحد الأقصى للعناوين المحفوظة ${max}. احذف عنوانًا لتحفظ غيره.`,
  addressSaved: 'تم حفظ عنوانك.',
  addressRemoved: 'تم حذف العنوان.',
  nowDefault: (name) => `«${name}» هو الآن عنوانك الافتراضي.`,
  tooManyAddressChanges: 'غيّرت عناوين كثيرة في وقت قصير.',

  noOrder: 'هذا الطلب غير موجود.',
  badFilter: 'يجب أن تكون القيمة filter إما 30 أو 90 أو سنة مثل 2026.',
  orderFinal: (status) =>
    status === 'Cancelled' ? 'هذا الطلب ملغى بالفعل.' : 'تم توصيل هذا الطلب بالفعل.',
  cancelled: 'تم إلغاء طلبك',
  remakeStays: 'هذا الطلب إعادة تفصيل مجانية. يمكنك إلغاؤه، لا تغييره في السلة.',
  returned: 'أُلغي طلبك، ومنتجاته في سلتك.',
  tooManyCancellations: 'ألغيت طلبات كثيرة في وقت قصير.',
  noPaymentLink: 'رابط الدفع هذا غير موجود.',
  noPayment: 'عملية الدفع هذه غير موجودة.',

  noVisit: 'هذه الزيارة غير موجودة.',
  enquirySent: 'تم إرسال طلبك',
  tooManyEnquiries: 'وصلتنا منك عدة طلبات، وسنتصل بك.',
  manyEnquiries: (phone) =>
    `تصلنا حاليًا طلبات مواعيد كثيرة عبر الإنترنت. يمكنك الحجز بالهاتف: \u200E${phone}.`,

  reviewAdded: 'تمت إضافة تقييمك',
  tooManyReviews: 'كتبت تقييمات كثيرة في وقت قصير.',
  tooManyPhotos: 'أرسلت صورًا كثيرة في وقت قصير.',
  photosWait: 'لم نراجع صورك السابقة بعد. يُرجى إرسال صور جديدة لاحقًا.',
  noPhotosNow: 'لا يمكننا استقبال الصور حاليًا. يمكنك إرسال ما كتبته من دونها.',
  photoUnreadable: 'تعذّرت قراءة هذه الصورة. يُرجى اختيار صورة أخرى.',
  photosGone: 'لم تعد صورك محفوظة لدينا. يُرجى إرسالها مرة أخرى.',
  badPhotos: (max) => `يجب أن تكون القيمة photos قائمة من ${max} معرّفات كحد أقصى.`,
  noReview: 'يُرجى كتابة تقييمك',
  noRating: 'يُرجى اختيار عدد النجوم',
  noReviewer: 'يُرجى إدخال الاسم',
};
