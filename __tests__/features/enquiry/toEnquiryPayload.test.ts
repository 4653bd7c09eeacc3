import { describe, expect, it } from '@jest/globals';
import { toEnquiryPayload } from '@/features/enquiry/toEnquiryPayload';

const values = {
  name: ' Layla ',
  email: 'layla@sadeel.example',
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  date: '2026-11-23',
  time: '09:15',
};

describe('toEnquiryPayload', () => {
  it('keeps local date and time and converts digits to ASCII', () => {
    expect(toEnquiryPayload(values, {})).toEqual({
      name: 'Layla',
      email: 'layla@sadeel.example',
      phone: '050 123 4567',
      date: '2026-11-23',
      time: '09:15',
    });
  });

  it('contains only the category when there is no sub-category', () => {
    const payload = toEnquiryPayload(values, { categoryId: 'c1' });
    expect(payload.category).toBe('c1');
    expect(payload).not.toHaveProperty('subCategory');
  });
});
