import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Scrolls to the target and focuses it when a link changes `subject`, for example the page of a list.
 * Ignores back and forward, which restore the scroll position, and replaced URLs, for example while typing.
 * @param context a change together with this is ignored, for example of the page with the filters
 */
export function useFocusOnPush(
  subject: string | number,
  target: RefObject<HTMLElement | null>,
  context = '',
) {
  const navigationType = useNavigationType();
  const last = useRef({ subject, context });

  useEffect(() => {
    const { current } = last;
    if (current.subject === subject && current.context === context) return;
    last.current = { subject, context };
    if (navigationType !== NavigationType.Push || current.context !== context) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [subject, target, context, navigationType]);
}
