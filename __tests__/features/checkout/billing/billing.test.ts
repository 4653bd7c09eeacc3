import { describe, expect, it } from '@jest/globals';
import { toBillingPayload, validateBilling } from '@/features/checkout/billing/billing';
import { billingDraft } from '@/fixtures/billing.fixtures';
import { english } from '@/fixtures/english';

const blank = {
  firstName: ' ',
  lastName: '\t',
  companyName: '',
  country: '  ',
  address: ' ',
  pinCode: '',
  city: '',
  dialCode: '',
  phone: ' ',
  email: ' ',
  additionalInfo: '',
};

describe('validateBilling', () => {
  it('reports every empty required field, in display order', () => {
    const errors = validateBilling(english, blank);
    expect(errors).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      country: 'Country is required',
      address: 'Street address is required',
      phone: 'Phone number is required',
      email: 'Email address is required',
    });
    expect(Object.keys(errors)).toEqual([
      'firstName',
      'lastName',
      'country',
      'address',
      'phone',
      'email',
    ]);
  });

  it('ignores city, company, postcode and notes', () => {
    const draft = { ...billingDraft, city: '', companyName: '', pinCode: '', additionalInfo: '' };
    expect(validateBilling(english, draft)).toEqual({});
  });

  it('rejects a phone number without 10 digits', () => {
    expect(validateBilling(english, { ...billingDraft, phone: '050123456' })).toEqual({
      phone: 'Invalid phone number',
    });
  });

  it.each(['layla', 'layla@example', 'la yla@example.com', '@example.com'])(
    'rejects the invalid e-mail address %s',
    (email) => {
      expect(validateBilling(english, { ...billingDraft, email })).toEqual({
        email: 'Invalid email address',
      });
    },
  );

  it('accepts an e-mail address with surrounding spaces', () => {
    expect(validateBilling(english, { ...billingDraft, email: ' layla@example.com ' })).toEqual({});
  });
});

describe('toBillingPayload', () => {
  it('contains every field of the contract, trimmed, with the phone number in ASCII digits', () => {
    const draft = {
      ...billingDraft,
      firstName: ' Layla ',
      phone: ' ٠٥٠-123 4567 ',
      additionalInfo: ' Ring twice\n',
    };
    expect(toBillingPayload(draft, 'paypal')).toEqual({
      ...billingDraft,
      firstName: 'Layla',
      phone: '0501234567',
      additionalInfo: 'Ring twice',
      paymentType: 'paypal',
    });
  });
});
