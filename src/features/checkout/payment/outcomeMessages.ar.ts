import { translateMessages } from '@/i18n/translateMessages';
import { outcomeMessages } from './outcomeMessages';

export const arabic = translateMessages(outcomeMessages, {
  order: 'الطلب',
  continueToPayment: 'متابعة إلى الدفع',
  openPaymentAgain: 'افتح صفحة الدفع مرة أخرى',
  paymentOpened: 'فُتحت صفحة الدفع في نافذة جديدة. عد إلى هنا أو إلى طلباتي بعد الانتهاء.',
  paymentBlocked: 'لم يفتح متصفحك صفحة الدفع. تابع أدناه لدفع قيمة طلبك.',
  checkMyOrders: 'راجع طلباتي',
  paymentIsNext: 'بقيت خطوة واحدة: الدفع',
  paymentNeeded: 'بانتظار الدفع',
  paymentMissing: 'حُفظ طلبك، ونبدأ العمل عليه بعد الدفع. يمكنك الدفع من صفحة طلباتي.',
  paid: 'تم الدفع',
  paidHelp: 'وصلتنا الدفعة ونبدأ العمل على طلبك.',
  paymentDeclined: 'رُفضت عملية الدفع. يمكنك المحاولة مرة أخرى.',
});
