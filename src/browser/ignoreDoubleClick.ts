/** Whether the event is the second click of a double click or a later one. */
const isRepeatedClick = (event: object) =>
  'detail' in event && typeof event.detail === 'number' && event.detail > 1;

/**
 * Wraps an event handler so that it ignores the second click of a double click, whose first click opened another element
 * under the pointer. Keyboard events pass.
 */
export function ignoreDoubleClick(handler: () => void): (event: object) => void {
  return (event) => {
    if (!isRepeatedClick(event)) handler();
  };
}
