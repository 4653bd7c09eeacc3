import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { proofMessages, requestMessages, sessionMessages } from './messages';

export const arabic: Catalog = {
  ...translateMessages(sessionMessages, {
    'Token expired': 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    'Invalid token': 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    'Token not found': 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
  }),

  ...translateMessages(requestMessages, {
    unreachable: 'تعذّر الاتصال بالمتجر. تحقق من اتصالك وحاول مرة أخرى.',
  }),

  ...translateMessages(proofMessages, {
    working: 'لدينا زوار كثيرون في هذه اللحظة. يُرجى الانتظار بضع ثوانٍ.',
  }),
};
