import { describe, expect, it } from '@jest/globals';
import { createI18n } from '@/i18n/createI18n';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import { createTestStore } from '../support/fakeApi';

/** Without a solution, so that the work takes longer than the time until the toast. */
const long = { salt: 'salt', target: '00', numbers: 100_000 };

describe('a proof of work', () => {
  it('shows a toast when it takes a while', async () => {
    const { store, toasts } = createTestStore();
    expect(await store.services.proveWork(long, 'sendOtp')).toBeUndefined();
    expect(toasts).toEqual([
      {
        message: 'Many visitors are here at the moment. Please wait a few seconds.',
        variant: 'info',
      },
    ]);
  });

  it('shows it in Arabic', async () => {
    const services = { i18n: createI18n('ar', arabicCatalog) };
    const { store, toasts } = createTestStore(undefined, { services });
    await store.services.proveWork(long, 'sendOtp');
    expect(toasts[0]?.message).toContain('لدينا زوار كثيرون');
  });
});
