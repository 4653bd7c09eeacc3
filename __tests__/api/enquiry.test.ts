import { describe, expect, it } from '@jest/globals';
import { enquiryApi } from '@/api/enquiry';
import type { EnquiryPayload } from '@/contract/enquiry';
import { createTestStore } from '../support/fakeApi';

const enquiry: EnquiryPayload = {
  name: 'Layla',
  email: 'layla@sadeel.example',
  phone: '0501234567',
  date: '2026-12-01',
  time: '10:00',
};

describe('an enquiry', () => {
  it('leaves out the ids that its page does not have (decisions §1)', async () => {
    const { api, store } = createTestStore(() => ({ body: { message: 'Thank you' } }));
    const { data } = await store.dispatch(
      enquiryApi.endpoints.sendEnquiry.initiate({
        ...enquiry,
        category: undefined,
        subCategory: undefined,
        idempotencyKey: 'once',
      }),
    );
    expect(api.requests[0]?.body).toStrictEqual(enquiry);
    expect(data).toEqual({ message: 'Thank you' });
  });
});
