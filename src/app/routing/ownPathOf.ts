/** Same-origin link that contains the event's target. */
export function ownLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : undefined;
}

/** Path of the same-origin link that contains the event's target. */
export const ownPathOf = (event: Event): string | undefined => ownLinkOf(event)?.pathname;
