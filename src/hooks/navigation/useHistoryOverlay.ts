import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { asRecord } from '@/lib/coerce';
import { readOverlay } from '@/lib/navigationState';
import { useIsClient } from '../useIsClient';

export interface HistoryOverlay {
  isOpen: boolean;
  /** Both keep their identity, so that a navigation does not render components that only get these. */
  open: () => void;
  close: () => void;
}

/**
 * Open state of an overlay with its own history entry, so that Back closes the overlay instead of leaving the page.
 * The entry has the URL of the page; its navigation state names the overlay, which therefore survives a reload.
 * Returns focus itself, so dialogs need `disableRestoreFocus`: MUI's would scroll the opener into view.
 */
export function useHistoryOverlay(name: string): HistoryOverlay {
  const location: Location<unknown> = useLocation();
  const { state, key } = location;
  const navigate = useNavigate();
  const isClient = useIsClient();
  const opener = useRef<Element>(null);
  /** Key of the history entry that a press is leaving; further presses on it are ignored. */
  const leaving = useRef<string>(undefined);
  // The server does not know the navigation state.
  const isOpen = isClient && readOverlay(state) === name;

  useEffect(() => {
    leaving.current = undefined;
  }, [key]);

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const latest = useRef({ isOpen, location, navigate });
  useLayoutEffect(() => {
    latest.current = { isOpen, location, navigate };
  }, [isOpen, location, navigate]);

  const open = useCallback(() => {
    const { pathname, search, hash, state, key } = latest.current.location;
    if (latest.current.isOpen || leaving.current === key) return;
    leaving.current = key;
    opener.current = document.activeElement;
    const overlayState = { ...asRecord(state), overlay: name };
    void latest.current.navigate({ pathname, search, hash }, { state: overlayState });
  }, [name]);
  const close = useCallback(() => {
    const { isOpen, location, navigate } = latest.current;
    if (!isOpen || leaving.current === location.key) return;
    leaving.current = location.key;
    void navigate(-1);
  }, []);
  return { isOpen, open, close };
}
