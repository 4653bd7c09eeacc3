import { defineMessages } from '@/i18n/defineMessages';

/** Texts of the quantity stepper. */
export const quantityMessages = defineMessages('components.quantity', {
  quantityOf: 'Quantity of {what}',
  decrease: 'Decrease quantity of {what}',
  increase: 'Increase quantity of {what}',
  updating: 'Updating',
});
