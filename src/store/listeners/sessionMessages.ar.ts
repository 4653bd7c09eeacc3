import { translateMessages } from '@/i18n/translateMessages';
import { sessionMessages } from './sessionMessages';

const signInAgain = 'انتهت جلستك. يرجى تسجيل الدخول من جديد.';

export const arabic = translateMessages(sessionMessages, {
  'Token expired': signInAgain,
  'Invalid token': signInAgain,
  'Token not found': signInAgain,
});
