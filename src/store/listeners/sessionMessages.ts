import { defineMessages } from '@/i18n/defineMessages';

/** Reasons why a session has ended, as the server sends them (product 10.9), and as customers read them. */
export const sessionMessages = defineMessages('session', {
  'Token expired': 'Token expired',
  'Invalid token': 'Invalid token',
  'Token not found': 'Token not found',
});
