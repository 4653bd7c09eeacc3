import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { messages } from './messages';
import { announcerMessages, sharedMessages } from './shared/messages';
import { purchaseTermsMessages } from './terms/messages';

export const arabic: Catalog = {
  ...translateMessages(messages, {
    empty: 'سلتك فارغة',
    emptyHelp: 'اختر قماشًا ومقاسه، وتجده هنا بانتظارك.',
    browse: 'تصفّح الأقمشة',
    signInTitle: 'سلتك بانتظارك',
    signInHelp: 'سجّل الدخول برمز يصلك بالبريد لترى سلتك وتحتفظ بها على كل أجهزتك.',
    signIn: 'تسجيل الدخول',
    pageTitle: 'السلة',
    subject: 'سلتك',
    tableLabel: 'المنتجات في سلتك',
    picture: 'الصورة',
    product: 'المنتج',
    price: 'السعر',
    quantity: 'الكمية',
    lineTotal: 'الإجمالي',
    clothOnly: 'القماش فقط، من دون التفصيل والبطانة والسكة',
    remove: 'إزالة',
    showMore: 'عرض المزيد (بقي {left})',
    removeLine: 'إزالة {label}',
    totalsTitle: 'ملخص السلة',
    subTotal: 'المجموع الفرعي',
    shipping: 'الشحن',
    freeShipping: 'مجاني',
    total: 'الإجمالي',
    toCheckout: 'المتابعة لإتمام الطلب',
    checkout: 'إتمام الطلب',
    close: 'أغلق السلة',
  }),

  ...translateMessages(sharedMessages, {
    title: 'سلتك',
    viewCart: 'عرض السلة',
    added: 'أُضيف المنتج إلى السلة',
    acted:
      '{action, select, increment {تمت زيادة الكمية} decrement {تم تقليل الكمية} other {تمت إزالة المنتج من السلة}}',
    loading: 'جارٍ تحميل سلتك',
    buttonLabel:
      '{count, plural, zero {السلة فارغة} one {السلة، عدد المنتجات: {count}} two {السلة، عدد المنتجات: {count}} few {السلة، {count} منتجات} many {السلة، {count} منتجًا} other {السلة، {count} منتج}}',
    emptyButtonLabel: 'السلة فارغة',
  }),

  ...translateMessages(announcerMessages, {
    quantityIs: '{label}: الكمية {quantity}.',
    priceIs: '{label}: السعر الآن {price}.',
    isRemoved: 'أُزيل {label}.',
    cartIs:
      '{count, plural, zero {سلتك فارغة.} one {في سلتك منتج واحد، الإجمالي {total}.} two {في سلتك منتجان، الإجمالي {total}.} few {في سلتك {count} منتجات، الإجمالي {total}.} many {في سلتك {count} منتجًا، الإجمالي {total}.} other {في سلتك {count} منتج، الإجمالي {total}.}}',
  }),

  ...translateMessages(purchaseTermsMessages, {
    title: 'قبل أن تدفع',
    vat: 'الضريبة',
    vatText: 'الأسعار شاملة ضريبة القيمة المضافة.',
    shipping: 'الشحن',
    shippingText: '{charge} لهذا الطلب.',
    shippingUntilFree: '{charge}، ومجاني ابتداءً من {limit}. بقي لك {missing}.',
    shippingFree: 'مجاني لهذا الطلب.',
    shippingFreeFrom: 'مجاني، كما لكل طلب ابتداءً من {limit}.',
    delivery: 'التوصيل',
    deliveryText:
      'يجهز خلال 24 ساعة، ويصلك بحلول {day} إذا دفعت اليوم. لا تُحتسب أيام الأحد والعطل الرسمية.',
    fitting: 'التركيب',
    fittingText: 'غير مشمول في هذه الأسعار. اطلبه في ملاحظات الطلب، ونخبرك بسعره قبل أن نأتي.',
    returns: 'الإرجاع',
    returnsText:
      'الستائر الجاهزة غير المستخدمة خلال 14 يومًا. أما ما قُصّ أو فُصِّل على مقاسك فيُرجع فقط إذا كان به عيب.',
    deliveryLink: 'التوصيل والتركيب',
    returnsLink: 'الإرجاع',
    questionsLink: 'كل الأسئلة',
  }),
};
