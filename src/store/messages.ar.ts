import { translateMessages, type Catalog } from '@/i18n/translateMessages';
import { proofMessages, sessionMessages } from './messages';

const signInAgain = 'انتهت جلستك. يرجى تسجيل الدخول من جديد.';

export const arabic: Catalog = {
  ...translateMessages(sessionMessages, {
    'Token expired': signInAgain,
    'Invalid token': signInAgain,
    'Token not found': signInAgain,
  }),

  ...translateMessages(proofMessages, {
    working: 'لدينا زوار كثيرون في هذه اللحظة. يُرجى الانتظار بضع ثوانٍ.',
  }),
};
