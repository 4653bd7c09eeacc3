import { z } from 'zod';
import type { AddressChange, AddressesContract } from '../../src/contract/addresses.ts';
import type { Tx } from '../db/open.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { HttpError } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText } from '../http/validation.ts';
import { ADDRESSES_PER_CUSTOMER } from '../limits/customers.ts';
import {
  addressesOf,
  deleteAddress,
  insertAddress,
  latestAddress,
  makeDefault,
  updateAddress,
} from '../repositories/addresses.ts';
import type { Services } from '../services.ts';
import { makani, recipientFields, trn } from './billing.ts';

/** Same message as for an address of another customer. */
const noAddress = (): HttpError => notFound((m) => m.shop.noAddress);

const addressBody = localized((m) =>
  z.object({
    _id: idText(m, '_id').optional(),
    label: optionalText(m, { label: m.fields.label, max: 40 }),
    ...recipientFields(m),
    trn: trn(m),
    makani: makani(m),
    isDefault: z.boolean({ error: m.requests.invalid }).optional(),
  }),
);

const idBody = localized((m) => z.object({ _id: idText(m, '_id') }));

/** @throws HttpError 429 */
async function countChange(trx: Tx, services: Services, userId: string): Promise<void> {
  const subjects = [counterOf(services, 'addressChangesPerCustomer', userId)];
  await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyAddressChanges);
}

/** Creates or changes an address. @returns its id. @throws HttpError 404, or 409 when the account is full */
async function save(trx: Tx, userId: string, change: AddressChange, now: Date): Promise<string> {
  const { _id, isDefault, ...fields } = change;
  if (_id !== undefined) {
    if (!(await updateAddress(trx, { id: _id, userId }, fields, now))) throw noAddress();
    if (isDefault === true) await makeDefault(trx, { id: _id, userId }, now);
    return _id;
  }
  const { length } = await addressesOf(trx, userId);
  if (length >= ADDRESSES_PER_CUSTOMER)
    throw conflict((m) => m.shop.addressesFull(ADDRESSES_PER_CUSTOMER));
  const id = await insertAddress(trx, userId, fields, now);
  if (isDefault === true || length === 0) await makeDefault(trx, { id, userId }, now);
  return id;
}

export const addressRoutes: RoutesFor<AddressesContract> = {
  'GET /user/get-addresses': {
    auth: 'required',
    handle: async ({ services: { db }, user }) => ({
      addresses: await addressesOf(db, user.id),
      limit: ADDRESSES_PER_CUSTOMER,
    }),
  },
  'POST /user/save-address': {
    auth: 'required',
    body: addressBody,
    handle: ({ services, write, user, body, idempotencyKey, messages }) =>
      withIdempotency(
        { write, services },
        { call: 'save-address', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          await countChange(trx, services, user.id);
          const _id = await save(trx, user.id, body, services.clock.now());
          return { message: messages.shop.addressSaved, _id };
        },
      ),
  },
  'POST /user/set-default-address': {
    auth: 'required',
    body: idBody,
    handle: ({ services, write, user, body: { _id: id }, messages: { shop } }) =>
      write(async (trx) => {
        await countChange(trx, services, user.id);
        const found = (await addressesOf(trx, user.id)).find(({ _id }) => _id === id);
        if (!found) throw noAddress();
        await makeDefault(trx, { id, userId: user.id }, services.clock.now());
        return { message: shop.nowDefault(found.label === '' ? found.address : found.label) };
      }),
  },
  'POST /user/remove-address': {
    auth: 'required',
    body: idBody,
    handle: ({ services, write, user, body: { _id: id }, messages: { shop } }) =>
      write(async (trx) => {
        await countChange(trx, services, user.id);
        const removed = await deleteAddress(trx, { id, userId: user.id });
        if (!removed) throw noAddress();
        const next = removed.isDefault ? await latestAddress(trx, user.id) : undefined;
        if (!next) return { message: shop.addressRemoved };
        await makeDefault(trx, { id: next._id, userId: user.id }, services.clock.now());
        const name = next.label === '' ? next.address : next.label;
        return { message: `${shop.addressRemoved} ${shop.nowDefault(name)}` };
      }),
  },
};
