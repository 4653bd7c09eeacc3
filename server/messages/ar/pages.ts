import type { pages as english } from '../en/pages.ts';

export const pages: typeof english = {
  sandboxNotice: 'دفع تجريبي – لا يُخصم أي مبلغ',
  payTitle: 'ادفع قيمة طلبك',
  order: 'الطلب',
  amount: 'المبلغ',
  approve: 'قبول الدفع',
  decline: 'رفض الدفع',
  leave: 'الخروج من دون دفع',
  back: 'العودة إلى الطلب',
  ended: {
    paid: 'تم دفع قيمة هذا الطلب.',
    declined: 'رُفضت عملية الدفع. يمكنك الدفع مرة أخرى من صفحة طلبك.',
    expired: 'انتهت عملية الدفع هذه. يمكنك الاطلاع على طلبك.',
    refund_due: 'جارٍ إعادة المبلغ.',
    refunded: 'أُعيد المبلغ.',
  },
  payment: 'الدفع',
  myOrders: 'طلباتي',
  unavailableTitle: 'تعذّر فتح صفحة الدفع',
  unavailableText: 'طلبك محفوظ. حاول مرة أخرى بعد بضع دقائق، أو ادفع لاحقًا من صفحة «طلباتي».',
  notOnlineTitle: 'لا يمكن دفع قيمة هذا الطلب عبر الإنترنت الآن',
  notOnlineText: (phone, email) =>
    `طلبك محفوظ. اتصل بنا على ${phone} أو راسلنا على ${email} لنرتّب الدفع معك.`,
  declinedTitle: 'لم توافق تابي على هذه العملية',
  declined: {
    not_available:
      'نأسف، تابي غير قادرة على الموافقة على هذه العملية. الرجاء استخدام طريقة دفع أخرى.',
    order_amount_too_high:
      'قيمة الطلب تفوق الحد الأقصى المسموح به حاليًا مع تابي. يُرجى تخفيض قيمة السلة أو استخدام وسيلة دفع أخرى.',
    order_amount_too_low:
      'قيمة الطلب أقل من الحد الأدنى المطلوب لاستخدام خدمة تابي. يُرجى زيادة قيمة الطلب أو استخدام وسيلة دفع أخرى.',
  },
  declinedSaved: 'طلبك محفوظ، ولم يُخصم أي مبلغ.',
  payWith: {
    stripe: 'ادفع بالبطاقة',
    paypal: 'ادفع عبر PayPal',
    tabby: 'ادفع لاحقًا عبر تابي',
  },
  orderName: (number) => `الطلب رقم ${number}`,
};
