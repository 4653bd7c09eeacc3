import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the steps of the configurator (product 16.28). */
export const stepMessages = defineMessages('windows.steps', {
  titles: {
    window: 'Window',
    hang: 'How it hangs',
    lining: 'Lining',
    move: 'How it moves',
    check: 'Check',
  },
  change: 'Change',
  next: 'Next: {step}',
  breakdown: 'What it includes',
});
