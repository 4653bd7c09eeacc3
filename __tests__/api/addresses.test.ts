import { describe, expect, it } from '@jest/globals';
import { addressesApi, selectAddresses } from '@/api/addresses';
import { office, villa } from '@/fixtures/addresses.fixtures';
import { createTestStore } from '../support/fakeApi';

async function read(body: unknown) {
  const { store } = createTestStore(() => ({ body }));
  return (await store.dispatch(addressesApi.endpoints.getAddresses.initiate())).data;
}

describe('the saved addresses (product 9.14)', () => {
  it('keep the order of the response', async () => {
    const book = await read({ addresses: [office, villa], limit: 12 });
    expect([selectAddresses(book), book?.limit]).toEqual([[office, villa], 12]);
  });

  it('are usable when fields are missing or unusable', async () => {
    const book = await read({ addresses: [{ _id: 7, phone: 501234567, city: null }, {}, null] });
    expect(selectAddresses(book)).toEqual([
      {
        ...Object.fromEntries(Object.keys(villa).map((field) => [field, ''])),
        _id: '7',
        phone: '501234567',
        isDefault: false,
      },
    ]);
    expect(book?.limit).toBe(10);
  });

  it('are null when the response has no list', async () => {
    expect(await read({})).toBeNull();
    expect(selectAddresses(null)).toEqual([]);
  });

  it('are refetched after a change, and not after a failed one', async () => {
    let status = 200;
    const { store, api } = createTestStore(({ method }) =>
      method === 'GET'
        ? { body: { addresses: [villa] } }
        : { status, body: { message: 'Done.', _id: 'villa' } },
    );
    const { getAddresses, saveAddress, removeAddress, setDefaultAddress } = addressesApi.endpoints;
    await store.dispatch(getAddresses.initiate());
    const reads = () => api.to('/user/get-addresses').length;
    const change = { ...villa, idempotencyKey: 'key' };
    expect((await store.dispatch(saveAddress.initiate(change))).data).toEqual({
      message: 'Done.',
      _id: 'villa',
    });
    await store.dispatch(removeAddress.initiate('villa'));
    await store.dispatch(setDefaultAddress.initiate('villa'));
    expect(reads()).toBe(4);
    expect(api.to('/user/save-address')[0]?.headers.get('Idempotency-Key')).toBe('key');
    status = 409;
    await store.dispatch(removeAddress.initiate('villa'));
    expect(reads()).toBe(4);
  });

  it('fail without a toast', async () => {
    const { store, toasts } = createTestStore(() => ({ status: 404, body: { message: 'No.' } }));
    const { getAddresses, saveAddress } = addressesApi.endpoints;
    await store.dispatch(getAddresses.initiate());
    await store.dispatch(saveAddress.initiate({ ...villa, idempotencyKey: 'key' }));
    expect(toasts).toEqual([]);
  });
});
