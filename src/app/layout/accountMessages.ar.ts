import { translateMessages } from '@/i18n/translateMessages';
import { accountMessages } from './accountMessages';

export const arabic = translateMessages(accountMessages, {
  logIn: 'تسجيل الدخول',
  logOut: 'تسجيل الخروج',
  orders: 'طلباتي',
  myAccount: 'حسابي',
  signedInAs: 'سُجّل الدخول باسم',
});
