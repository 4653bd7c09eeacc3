import type { WindowsContract } from '../../src/contract/windows.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import type { RoutesFor } from '../http/route.ts';
import { WINDOWS } from '../limits/customers.ts';
import { saveWindows, windowsOf } from '../repositories/windows.ts';
import { windowChanges } from './windowChanges.ts';

export const windowRoutes: RoutesFor<WindowsContract> = {
  'GET /user/get-windows': {
    auth: 'required',
    handle: ({ services: { db }, user }) => windowsOf(db, user.id),
  },
  'POST /user/save-windows': {
    auth: 'required',
    body: windowChanges,
    accept: { types: ['application/json'], maxBytes: WINDOWS.bodyBytes },
    handle: ({ services, write, user, body }) =>
      write(async (trx) => {
        const subjects = [counterOf(services, 'windowSavesPerCustomer', user.id)];
        await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyWindows);
        await saveWindows(trx, user.id, body, services.clock.now());
        return windowsOf(trx, user.id);
      }),
  },
};
