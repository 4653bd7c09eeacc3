import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Brings the target to the top of the window and focuses it when a link changes `subject` within one screen,
 * e.g. another page of a list. Back and forward restore the scroll position instead, and replacing
 * the address, as typing a search does, leaves the visitor where they are.
 */
export function useFocusOnPush(subject: string | number, target: RefObject<HTMLElement | null>) {
  const navigationType = useNavigationType();
  const last = useRef(subject);

  useEffect(() => {
    if (last.current === subject) return;
    last.current = subject;
    if (navigationType !== NavigationType.Push) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [subject, target, navigationType]);
}
