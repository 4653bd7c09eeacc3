import { describe, expect, it } from '@jest/globals';
import { isValidPhone, normalisePhone, completePhone } from '@/features/checkout/billing/phoneRule';

describe('isValidPhone', () => {
  it.each([
    '0501234567',
    '050 123 4567',
    '050-123-4567',
    '050–123–4567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
  ])('accepts 10 digits in any notation: %s', (phone) => {
    expect(isValidPhone(phone)).toBe(true);
    expect(normalisePhone(phone)).toBe('0501234567');
  });

  it.each(['', '501234567', '05012345678', '+971501234567', '050123456a', '(050)1234567'])(
    'rejects %s',
    (phone) => expect(isValidPhone(phone)).toBe(false),
  );

  it('ignores the number length of the country by default', () => {
    expect(isValidPhone('0501234567', 8)).toBe(true);
    expect(isValidPhone('12345678', 8)).toBe(false);
  });

  it('checks the number length of the country in country mode, with or without trunk zero', () => {
    expect(isValidPhone('12345678', 8, 'country')).toBe(true);
    expect(isValidPhone('0501234567', 9, 'country')).toBe(true);
    expect(isValidPhone('501234567', 9, 'country')).toBe(true);
    expect(isValidPhone('0501234567', 8, 'country')).toBe(false);
    expect(isValidPhone('0501234567', undefined, 'country')).toBe(true);
  });
});

describe('completePhone', () => {
  it.each(['501234567', '50 123 4567', '٥٠١٢٣٤٥٦٧', '+971501234567', '00971 50 123 4567'])(
    'adds the leading zero to %s',
    (phone) => expect(completePhone(phone, '+971')).toBe('050 123 4567'),
  );

  it.each(['', '0501234567', '050123456', '50123456', '5012345678', '50123456a', '+971'])(
    'keeps %s',
    (phone) => expect(completePhone(phone, '+971')).toBe(phone),
  );

  it.each(['', '+44', '+1-268'])('keeps the number after the dial code %s', (dialCode) => {
    expect(completePhone('501234567', dialCode)).toBe('501234567');
  });
});
