import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { EnquiryForm } from '@/features/enquiry/EnquiryForm';
import { visitHint } from '@/features/enquiry/visitHint';
import { english } from '@/fixtures/english';
import { renderElement } from '../../support/renderElement';

const TODAY = '2026-11-23';
const PAST = 'This day has passed. Please choose a later one.';
const SUNDAY = 'We come on Sundays by appointment only.';
const HOURS = 'We visit from 9:00 to 20:00, Dubai time.';

describe('visitHint (product 7.7)', () => {
  it.each([
    ['2026-11-22', PAST],
    ['2025-12-31', PAST],
    [TODAY, undefined],
    ['2026-11-29', SUNDAY],
    ['2026-11-28', undefined],
    ['', undefined],
    ['soon', undefined],
  ])('for the date %j is %j', (date, hint) => {
    expect(visitHint(english, 'date', date, TODAY)).toBe(hint);
  });

  it.each([
    ['03:00', HOURS],
    ['08:59', HOURS],
    ['20:01', HOURS],
    ['09:00', 'Dubai time'],
    ['20:00', 'Dubai time'],
    ['', 'Dubai time'],
  ])('for the time %j is %j', (time, hint) => {
    expect(visitHint(english, 'time', time, TODAY)).toBe(hint);
  });

  it.each([
    ['email', 'layla.gmail.com', 'Write it like name@example.com, so that we can answer.'],
    ['email', 'layla@gmail.com', undefined],
    ['phone', 'abc', 'Write the whole number, such as 050 123 4567, so that we can call.'],
    ['phone', '٠٥٠ ١٢٣ ٤٥٦٧', undefined],
    ['phone', '', undefined],
  ] as const)('for %s %j is %j', (field, value, hint) => {
    expect(visitHint(english, field, value, TODAY)).toBe(hint);
  });

  it('is undefined for other fields, and for dates while today is unknown', () => {
    expect(visitHint(english, 'name', '2020-01-01', TODAY)).toBeUndefined();
    expect(visitHint(english, 'date', '2020-01-01', undefined)).toBeUndefined();
  });
});

describe('the hints of the form', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('describe the fields and mark none as invalid', () => {
    renderElement(<EnquiryForm />);
    const date = screen.getByLabelText(/^Date/);
    const time = screen.getByLabelText(/^Time/);
    fireEvent.change(date, { target: { value: '2026-01-05' } });
    fireEvent.change(time, { target: { value: '03:00' } });
    expect(date).toHaveAccessibleDescription(PAST);
    expect(time).toHaveAccessibleDescription(HOURS);
    expect(date).toHaveAttribute('aria-invalid', 'false');
    expect(time).toHaveAttribute('aria-invalid', 'false');
  });
});
