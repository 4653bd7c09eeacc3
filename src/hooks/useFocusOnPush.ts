import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Scrolls to the target and focuses it when a link changes `subject`, for example the page of a list.
 * Ignores back and forward, which restore the scroll position, and replaced URLs, for example while typing.
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
