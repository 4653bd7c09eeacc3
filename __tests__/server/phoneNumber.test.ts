import { describe, expect, it } from '@jest/globals';
import { dialledPhone, toE164 } from '../../server/phoneNumber.ts';

describe('a phone number as it is dialled', () => {
  it.each([
    ['+971', '0501234567', '+971501234567'],
    ['+971', '0412345678', '+971412345678'],
    ['+1', '2125550123', '+12125550123'],
    ['+44', '7700900123', '+447700900123'],
    // The zero is part of Italian numbers.
    ['+39', '0612345678', '+390612345678'],
    ['+91', '9876543210', '+919876543210'],
    ['+1-268', '2684641234', '+12684641234'],
    ['971', '0501234567', '+971501234567'],
  ])('of %s and %s is %s', (dialCode, phone, expected) => {
    expect(toE164(dialCode, phone)).toBe(expected);
  });

  it.each([
    ['', '0501234567'],
    ['search', '0501234567'],
    ['+971', ''],
    ['+999', '0000000000'],
    ['+971', '1'],
  ])('does not exist for %j and %j', (dialCode, phone) => {
    expect(toE164(dialCode, phone)).toBeNull();
  });

  it('falls back to what was typed', () => {
    expect(dialledPhone({ phone_e164: null, dial_code: '+999', phone: '12' })).toBe('+999 12');
    expect(dialledPhone({ phone_e164: null, dial_code: '', phone: '' })).toBe('');
  });
});
