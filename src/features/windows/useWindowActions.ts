import { useNavigate } from 'react-router';
import { makeIdempotencyKey as newId } from '@/lib/idempotencyKey';
import { windowPath } from '@/lib/paths';
import { emptyWindow, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppDispatch } from '@/store/hooks';
import {
  windowChanged,
  windowErased,
  windowsAdded,
  windowsErased,
  type WindowChange,
} from '@/store/slices/windowsSlice';

/** Changes of the customer's windows. */
export function useWindowActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    /** Adds a window in a room and opens its form. */
    create: (room: string) => {
      const window = emptyWindow({ id: newId(), updatedAt: Date.now(), room });
      dispatch(windowsAdded([window]));
      void navigate(windowPath(window.id));
    },
    add: (windows: MeasuredWindow[]) => void dispatch(windowsAdded(windows)),
    edit: (id: string, changes: WindowChange['changes']) =>
      void dispatch(windowChanged({ id, changes, at: Date.now() })),
    erase: (id: string) => void dispatch(windowErased(id)),
    eraseAll: () => void dispatch(windowsErased()),
  };
}
