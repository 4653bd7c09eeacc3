import { useNavigate } from 'react-router';
import { makeIdempotencyKey as newId } from '@/lib/idempotencyKey';
import { windowPath } from '@/lib/paths';
import { emptyWindow, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/slices/authSlice';
import {
  windowChanged,
  windowsAdded,
  windowsClaimed,
  windowsErased,
  type WindowChange,
} from '@/store/slices/windowsSlice';

/** Changes of the customer's windows. */
export function useWindowActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const userId = useAppSelector(selectUser)?._id;
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
    erase: (id: string) => void dispatch(windowsErased({ id, at: Date.now(), userId })),
    eraseAll: () => void dispatch(windowsErased({ at: Date.now(), userId })),
    /** Adds the windows of other accounts on this device to the signed-in one. */
    claim: () => userId !== undefined && void dispatch(windowsClaimed(userId)),
  };
}
