import { defineMessages } from '@/i18n/defineMessages';

/** Reasons why a session has ended, as the server sends them (product 10.9), and as customers read them. */
export const sessionMessages = defineMessages('session', {
  'Token expired': 'Token expired',
  'Invalid token': 'Invalid token',
  'Token not found': 'Token not found',
});

/** Text of a request without a response. */
export const requestMessages = defineMessages('request', {
  unreachable: 'We could not reach the shop. Check your connection and try again.',
});

/** Text while the browser does a proof of work (product 13.22). */
export const proofMessages = defineMessages('proof', {
  working: 'Many visitors are here at the moment. Please wait a few seconds.',
});
