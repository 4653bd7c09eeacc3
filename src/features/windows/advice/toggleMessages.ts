import { defineMessages } from '@/i18n/defineMessages';

/** Text that opens the advice; apart from the other texts, which load when it is open. */
export const toggleMessages = defineMessages('windows.adviceToggle', {
  toggle: 'Which size for my window?',
});
