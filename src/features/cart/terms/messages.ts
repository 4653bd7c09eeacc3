import { defineMessages } from '@/i18n/defineMessages';

/** Answers to what customers ask before they pay (product 8.9); they follow `src/content/terms.ts`. */
export const purchaseTermsMessages = defineMessages('cart.purchaseTerms', {
  title: 'Before you pay',
  vat: 'VAT',
  vatText: 'Prices include VAT.',
  shipping: 'Shipping',
  shippingText: '{charge} for this order.',
  shippingUntilFree: '{charge}, free from {limit}. You are {missing} away.',
  shippingFree: 'Free for this order.',
  shippingFreeFrom: 'Free, as for every order from {limit}.',
  delivery: 'Delivery',
  deliveryText:
    'Ready within 24 hours, with you by {day} if you pay today. Sundays and public holidays are not counted.',
  fitting: 'Fitting',
  fittingText:
    'Not included in these prices. Ask for it in the order notes: we tell you the price before we come.',
  returns: 'Returns',
  returnsText:
    'Unused ready-made panels within 14 days. What is made to your sizes or cut to your length only if it is faulty.',
  deliveryLink: 'Delivery and fitting',
  returnsLink: 'Returns',
  questionsLink: 'All questions',
});
