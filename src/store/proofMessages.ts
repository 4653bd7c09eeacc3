import { defineMessages } from '@/i18n/defineMessages';

/** Text while the browser does a proof of work (product 13.22). */
export const proofMessages = defineMessages('proof', {
  working: 'Many visitors are here at the moment. Please wait a few seconds.',
});
