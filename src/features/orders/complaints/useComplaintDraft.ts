import { useRef, useState } from 'react';
import type { OrderDetail } from '@/contract/orders';
import type { DraftPhoto } from '@/lib/draftPhotos';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { ComplaintDraft, TypedComplaint } from './complaintDraft';
import { complaintCleared, complaintEdited, selectComplaintDraft } from './complaintDraftSlice';

/**
 * Draft of a complaint about an order. 'Send without photos' changes it and sends it in one event, so `now` does not wait for
 * a render.
 */
export function useComplaintDraft({ _id: orderId, items }: Pick<OrderDetail, '_id' | 'items'>) {
  const store = useAppStore();
  const [shownPhotos, setShownPhotos] = useState<DraftPhoto[]>([]);
  const latestPhotos = useRef(shownPhotos);
  // The only line of an order is not asked for.
  const initial: TypedComplaint = {
    kind: '',
    items: items.length === 1 ? items.map(({ _id }) => _id) : [],
    text: '',
  };
  const typed = useAppSelector((state) => selectComplaintDraft(state, orderId)) ?? initial;
  const typedNow = () => selectComplaintDraft(store.getState(), orderId) ?? initial;
  return {
    draft: { ...typed, photos: shownPhotos },
    now: (): ComplaintDraft => ({ ...typedNow(), photos: latestPhotos.current }),
    change: ({ photos, ...changes }: Partial<ComplaintDraft>) => {
      if (photos !== undefined) {
        latestPhotos.current = photos;
        setShownPhotos(photos);
      }
      if (Object.keys(changes).length === 0) return;
      store.dispatch(complaintEdited({ orderId, draft: { ...typedNow(), ...changes } }));
    },
    clear: () => store.dispatch(complaintCleared(orderId)),
  };
}
