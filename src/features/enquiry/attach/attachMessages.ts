import { defineMessages } from '@/i18n/defineMessages';

/** Texts of attaching measured windows to an enquiry (product 7.8). */
export const attachMessages = defineMessages('enquiry.attach', {
  windows: 'Attach my windows',
  help: 'This text is sent with your request:',
  failed: 'Your windows could not be added. You can send the request without them.',
});
