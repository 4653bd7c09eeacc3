import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the notes of an order (product 15.15). */
export const notesMessages = defineMessages('orders.notes', {
  title: 'Order notes',
});
