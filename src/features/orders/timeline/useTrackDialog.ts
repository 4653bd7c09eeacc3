import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const TRACK_HASH = '#track';

/** Open state of the tracking panel, kept in the URL hash, so that the browser's Back closes it. */
export function useTrackDialog() {
  const { hash, search, state } = useLocation() as { hash: string; search: string; state: unknown };
  const navigate = useNavigate();
  const wasOpenedHere = useRef(false);

  const open = () => {
    wasOpenedHere.current = true;
    void navigate({ search, hash: TRACK_HASH }, { state, preventScrollReset: true });
  };
  const close = () => {
    if (wasOpenedHere.current) void navigate(-1);
    else void navigate({ search, hash: '' }, { state, replace: true });
    wasOpenedHere.current = false;
  };
  return { isOpen: hash === TRACK_HASH, open, close };
}
