import type { MouseEvent } from 'react';

/** Whether a click opens a link in place; the others are the browser's own, for example into a new tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey;
