import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { discardInput } from './discardInput';
import { entryNumber } from '@/hooks/navigation/historyEntry';

/** Delay until a pending screen shows its progress, in ms (product 2.15). */
const PROGRESS_DELAY_MS = 300;

/** URL of the screen; a step of the configurator (product 16.24) stays on it, and a digit that follows belongs to it. */
const url = () => window.location.pathname + window.location.search.replace(/&made=.*/, '');

/** Calls the listener after a change of the URL. Browsers without the Navigation API report clicks only. */
function onUrlChange(listener: () => void): () => void {
  const isSupported = 'navigation' in window;
  const target: EventTarget = isSupported ? window.navigation : window;
  const type = isSupported ? 'currententrychange' : 'click';
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/**
 * Discards input to the screen from a change of the URL until the next screen is rendered, which the router does in a transition.
 * What is typed meanwhile is meant for the next screen (product 2.15).
 * @returns whether to show progress
 */
export function usePendingScreen(screen: RefObject<HTMLElement | null>): boolean {
  const { key } = useLocation();
  const [isSlow, setIsSlow] = useState(false);
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = screen.current;
    if (element === null) return undefined;
    const shown = { entry: entryNumber(), url: url() };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let showsProgress = false;
    let accept: (() => void) | undefined;
    const begin = () => {
      focused.current = element.querySelector<HTMLElement>(':focus');
      element.ariaBusy = 'true';
      accept = discardInput(element);
      timer = setTimeout(() => {
        showsProgress = true;
        setIsSlow(true);
      }, PROGRESS_DELAY_MS);
    };
    const end = () => {
      clearTimeout(timer);
      element.ariaBusy = null;
      accept?.();
      accept = undefined;
      if (!showsProgress) return;
      showsProgress = false;
      // React would render another update of a layout effect before the paint.
      startTransition(() => setIsSlow(false));
    };
    // A filter or a page number changes the URL, but its link stays on the screen.
    const restoreFocus = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && element.contains(focused.current))
        focused.current?.focus({ preventScroll: true });
      focused.current = null;
    };
    restoreFocus();
    const stop = onUrlChange(() => {
      const isPending = entryNumber() !== shown.entry && url() !== shown.url;
      if (isPending === (accept !== undefined)) return;
      if (isPending) {
        begin();
      } else {
        end();
        restoreFocus();
      }
    });
    return () => {
      stop();
      end();
    };
  }, [key, screen]);

  return isSlow;
}
