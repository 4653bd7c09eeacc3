import { describe, expect, it } from '@jest/globals';
import { toEnquiryPayload } from '@/features/enquiry/toEnquiryPayload';

const values = {
  name: ' Layla ',
  email: 'layla@sadeel.example',
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  date: '2026-11-23',
  time: '09:15',
};

describe('enquiry payload', () => {
  it('keeps date and time as the wall clock shows them and writes digits as 0–9', () => {
    expect(toEnquiryPayload(values, {})).toEqual({
      name: 'Layla',
      email: 'layla@sadeel.example',
      phone: '050 123 4567',
      date: '2026-11-23',
      time: '09:15',
    });
  });

  it('names the category alone when the page knows no sub-category', () => {
    const payload = toEnquiryPayload(values, { categoryId: 'c1' });
    expect(payload.category).toBe('c1');
    expect(payload).not.toHaveProperty('subCategory');
  });
});
