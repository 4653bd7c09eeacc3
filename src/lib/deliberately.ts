/** Whether an event is the second half of a double click or a later press of the same burst. */
const isEchoOfClick = (event: object) =>
  'detail' in event && typeof event.detail === 'number' && event.detail > 1;

/**
 * Leaves out the second half of a double click: the first half has put something else under the pointer,
 * which the shopper did not mean. Keys count as they are.
 */
export function deliberately(act: () => void): (event: object) => void {
  return (event) => {
    if (!isEchoOfClick(event)) act();
  };
}
