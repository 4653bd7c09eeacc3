import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR } from '../../server/clock.ts';
import { authApi } from '@/api/auth';
import { enquiryApi } from '@/api/enquiry';
import { parseChallenge } from '@/api/parsers/challenge';
import { buildEnquiry } from '@/fixtures/enquiry.fixtures';
import { createTestStore } from '../support/fakeApi';
import { createTinyServer, TEST_ORIGIN, type TestServer } from '../support/testServer';

const { sendOtp } = authApi.endpoints;
const { sendEnquiry } = enquiryApi.endpoints;
const challenge = { salt: 'salt', target: '00', numbers: 100 };
const challenged = { status: 429, body: { message: 'Wait', challenge } };

describe('a challenged request', () => {
  let server: TestServer;
  beforeEach(async () => {
    const one = { limits: [{ max: 1, windowMs: HOUR }] };
    server = await createTinyServer({ limits: { unprovenCodes: one, unprovenEnquiries: one } });
  });
  afterEach(() => server.close());

  it('is accepted by the server with a proof of work', async () => {
    const { store } = createTestStore(undefined, {
      services: { apiBaseUrl: `${TEST_ORIGIN}/api`, fetch: server.fetch },
    });
    for (const email of ['layla@sadeel.example', 'omar@sadeel.example']) {
      const { error } = await store.dispatch(sendOtp.initiate({ email }));
      expect(error).toBeUndefined();
    }
    for (const idempotencyKey of ['first', 'second']) {
      const { error } = await store.dispatch(
        sendEnquiry.initiate({ ...buildEnquiry(), idempotencyKey }),
      );
      expect(error).toBeUndefined();
    }
  });

  it('is sent once more, with proof and idempotency key', async () => {
    const { api, store } = createTestStore(() => challenged, {
      services: { proveWork: () => Promise.resolve('salt 7') },
    });
    const { error } = await store.dispatch(
      sendEnquiry.initiate({ ...buildEnquiry(), idempotencyKey: 'key' }),
    );
    expect(error).toEqual({ status: 429, message: 'Wait' });
    const sent = api.requests.map(({ headers }) => [
      headers.get('Proof-Of-Work'),
      headers.get('Idempotency-Key'),
    ]);
    expect(sent).toEqual([
      [null, 'key'],
      ['salt 7', 'key'],
    ]);
  });

  it('is not repeated when no number fits', async () => {
    const { api, store } = createTestStore(() => challenged);
    const { error } = await store.dispatch(sendOtp.initiate({ email: 'layla@sadeel.example' }));
    expect(error).toEqual({ status: 429, message: 'Wait' });
    expect(api.requests).toHaveLength(1);
  });
});

describe('a challenge', () => {
  it.each([
    [{ ...challenge, numbers: 100_001 }],
    [{ ...challenge, numbers: 0 }],
    [{ ...challenge, numbers: '100' }],
    [{ ...challenge, salt: undefined }],
    [{ ...challenge, target: {} }],
    ['challenge'],
    [null],
  ])('is ignored when it is %j', (unusable) => {
    expect(parseChallenge({ message: 'Wait', challenge: unusable })).toBeUndefined();
  });

  it('is read from the body of an error', () => {
    expect(parseChallenge({ message: 'Wait', challenge })).toEqual(challenge);
  });
});
