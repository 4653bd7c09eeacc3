import { describe, expect, it } from '@jest/globals';
import { enquiryApi } from '@/api/enquiry';
import { buildEnquiry } from '@/fixtures/enquiry.fixtures';
import { createTestStore } from '../support/fakeApi';

describe('sendEnquiry', () => {
  it('omits category and subCategory when the page has none (product 7.1)', async () => {
    const { api, store } = createTestStore(() => ({ body: { message: 'Thank you' } }));
    const { data } = await store.dispatch(
      enquiryApi.endpoints.sendEnquiry.initiate({
        ...buildEnquiry(),
        category: undefined,
        subCategory: undefined,
        idempotencyKey: 'once',
      }),
    );
    expect(api.requests[0]?.body).toStrictEqual(buildEnquiry());
    expect(data).toEqual({ message: 'Thank you' });
  });
});
