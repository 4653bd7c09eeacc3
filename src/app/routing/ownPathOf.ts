/** Path of the same-origin link that contains the event's target. */
export function ownPathOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname : undefined;
}
