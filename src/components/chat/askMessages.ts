import { defineMessages } from '@/i18n/defineMessages';

/** Text that opens the draft; apart from the other texts, which load with its dialog. */
export const askMessages = defineMessages('components.chatButton', {
  ask: 'Ask about this',
});
