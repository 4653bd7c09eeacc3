import { defineMessages } from '@/i18n/defineMessages';

/**
 * Texts about the unit in which a size is sold (product 5.7): `per` after the price of one (`95 AED per metre`), `each`
 * after the lowest price (`from 95 AED a metre`), `unit` after a quantity (`6 m`), `spoken` for assistive technology.
 */
export const unitMessages = defineMessages('components.unit', {
  metre: {
    per: 'per metre',
    each: 'a metre',
    unit: '{quantity, plural, other {m}}',
    spoken: '{quantity, plural, one {{quantity} metre} other {{quantity} metres}}',
  },
  panel: {
    per: 'per panel',
    each: 'a panel',
    unit: '{quantity, plural, one {panel} other {panels}}',
    spoken: '{quantity, plural, one {{quantity} panel} other {{quantity} panels}}',
  },
  blind: {
    per: 'per blind',
    each: 'a blind',
    unit: '{quantity, plural, one {blind} other {blinds}}',
    spoken: '{quantity, plural, one {{quantity} blind} other {{quantity} blinds}}',
  },
});
