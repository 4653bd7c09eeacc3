import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { asRecord } from '@/lib/coerce';
import { readOverlay } from '@/lib/navigationState';
import { useIsClient } from '../useIsClient';

/**
 * Open state of an overlay with its own history entry, so that Back closes the overlay instead of leaving the page.
 * The entry has the URL of the page; its navigation state names the overlay, which therefore survives a reload.
 * Returns focus itself, so dialogs need `disableRestoreFocus`: MUI's would scroll the opener into view.
 */
export function useHistoryOverlay(name: string) {
  const location: Location<unknown> = useLocation();
  const { pathname, search, hash, state, key } = location;
  const navigate = useNavigate();
  const isClient = useIsClient();
  const opener = useRef<Element>(null);
  /** Key of the history entry that a press is leaving; further presses on it are ignored. */
  const leaving = useRef<string>(undefined);
  // The server does not know the navigation state.
  const isInHistory = isClient && readOverlay(state) === name;
  // At once: the navigation renders every link of the page.
  const [isOpen, setIsOpen] = useOptimistic(isInHistory);
  /** Whether the overlay was closed before its navigation was rendered. */
  const isUnwanted = useRef(false);

  useEffect(() => {
    leaving.current = isUnwanted.current ? key : undefined;
    if (isUnwanted.current) void navigate(-1);
    isUnwanted.current = false;
  }, [key, navigate]);

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const open = () => {
    if (isOpen || leaving.current === key) return;
    leaving.current = key;
    opener.current = document.activeElement;
    const overlayState = { ...asRecord(state), overlay: name };
    startTransition(() => {
      setIsOpen(true);
      void navigate({ pathname, search, hash }, { state: overlayState });
    });
  };
  const close = () => {
    if (!isInHistory) {
      isUnwanted.current = isOpen;
      return;
    }
    if (leaving.current === key) return;
    leaving.current = key;
    void navigate(-1);
  };
  return { isOpen, open, close };
}
