const PRESSES = ['pointerdown', 'click'] as const;
/** A focused field receives keys. Keys press other elements, and `blur` recalculates styles: 10 ms of a slow phone. */
const FOCUSED_FIELD = ':is(input, select, textarea):focus';

/**
 * Discards what is pressed in an element, and keeps the focus out of its fields. `inert` does the same, but recalculates the styles of
 * everything in the element: 50 ms for a list on a phone with a processor four times slower.
 * @returns function that ends it
 */
export function discardInput(element: HTMLElement): () => void {
  const discard = (event: Event) => {
    if (!event.composedPath().includes(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const blur = () => element.querySelector<HTMLElement>(FOCUSED_FIELD)?.blur();
  const change = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of PRESSES) window[method](type, discard, true);
    window[method]('focusin', blur);
  };
  blur();
  change('addEventListener');
  return () => change('removeEventListener');
}
