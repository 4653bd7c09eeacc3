import { baseApi } from '@/api/baseApi';
import type { InlineAnswers } from '@/contract/render';
import { visitorActs } from '@/lib/visitorActivity';
import { asNumber, asRecord } from '@/lib/wire';
import type { AppStore } from '@/store/makeStore';

/** A page from the server is a minute old at most; an older one lay on the visitor's own disk. */
const FRESH_MS = 2 * 60 * 1_000;

/** Asks again for what came with a page that had been kept on disk, as soon as somebody is looking at it. */
export function refreshOldAnswers(store: AppStore, { queries }: InlineAnswers): void {
  const oldest = Date.now() - FRESH_MS;
  const isOld = Object.values(queries).some(
    (answer) => (asNumber(asRecord(answer)['fulfilledTimeStamp']) ?? 0) < oldest,
  );
  if (!isOld) return;
  void visitorActs().then(() => store.dispatch(baseApi.internalActions.onFocus()));
}
