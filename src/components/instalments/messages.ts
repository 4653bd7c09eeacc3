import { defineMessages } from '@/i18n/defineMessages';

/** Texts of instalments (product 9.19). */
export const instalmentMessages = defineMessages('components.instalments', {
  equal: '4 interest-free payments of {amount} with Tabby',
  /** When a price cannot be divided by four. */
  firstMore: '4 interest-free payments with Tabby: {first}, then 3 of {next}',
});
