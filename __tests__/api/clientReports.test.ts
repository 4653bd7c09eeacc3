import { describe, expect, it } from '@jest/globals';
import { clientReportsApi } from '@/api/clientReports';
import { createTestStore } from '../support/fakeApi';

const report = { kind: 'error', message: 'TypeError: x', stack: 'at f', path: '/cart' } as const;

describe('sendClientReport', () => {
  it.each([
    ['a server without the endpoint', () => ({ status: 404, body: { message: 'No such call.' } })],
    [
      'a server that requires a session',
      () => ({ status: 401, body: { message: 'Invalid token' } }),
    ],
    [
      'a server that rejects too many reports',
      () => ({ status: 429, body: { message: 'Too many.' } }),
    ],
    ['a server that is unavailable', () => ({ status: 503, body: { message: 'Busy.' } })],
  ])('is sent once, without toast or log, to %s', async (_case, respond) => {
    const { api, store, toasts, visited, logged } = createTestStore(respond);
    const { sendClientReport } = clientReportsApi.endpoints;
    await store.dispatch(sendClientReport.initiate(report, { track: false }));
    expect(api.to('/client-reports')).toHaveLength(1);
    expect([toasts, visited, logged]).toEqual([[], [], []]);
  });
});
