import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { cartApi } from '@/api/cart';
import { reportErrors } from '@/app/startup/reportErrors';
import { createTestStore } from '../../support/fakeApi';

afterEach(() => {
  jest.restoreAllMocks();
});

function open() {
  const { api, store } = createTestStore(() => ({ status: 204, body: '' }), {
    services: { currentPath: () => '/product-detail?id=secret' },
  });
  const report = reportErrors(store);
  /** Sends another request and waits for its response. */
  const ask = () => store.dispatch(cartApi.endpoints.getCart.initiate());
  return { report, ask, sent: () => api.to('/client-reports').map(({ body }) => body) };
}

describe('uncaught errors', () => {
  it('are reported with the path of the page and without its query', async () => {
    const { sent } = open();
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('broken') }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      kind: 'error',
      message: 'TypeError: broken',
      stack: expect.stringContaining('reportErrors.test'),
      path: '/product-detail',
    });
  });

  it('are reported when a promise rejects', async () => {
    const { sent } = open();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no reason' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ message: 'no reason' });
  });

  it('are reported once each, at most five per page load', async () => {
    const { report, ask, sent } = open();
    const errors = Array.from({ length: 9 }, (_, index) => new Error(`number ${index}`));
    for (const error of [...errors, ...errors]) report(error);
    await waitFor(() => expect(sent()).toHaveLength(5));
    report(new Error('one more'));
    report(errors[0]);
    // Requests leave in order, so this one is later than any report.
    await ask();
    expect(sent().map((body) => (body as { message: string }).message)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `Error: number ${index}`),
    );
  });

  it('are not reported while offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { report, ask, sent } = open();
    report(new Error('offline'));
    await ask();
    onLine.mockReturnValue(true);
    report(new Error('online'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ message: 'Error: online' });
  });

  it('wait until the page has loaded', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { report, ask, sent } = open();
    report(new Error('early'));
    await ask();
    expect(sent()).toEqual([]);
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});
