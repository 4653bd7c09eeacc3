import { defineMessages } from '@/i18n/defineMessages';

/** Texts about the session in the menu. */
export const accountMessages = defineMessages('layout.account', {
  logIn: 'Log in',
  logOut: 'Log out',
  orders: 'Orders',
  myAccount: 'My account',
  signedInAs: 'Signed in as',
});
