import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { purchaseTermsMessages } from './messages';

export const arabic: Catalog = {
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
