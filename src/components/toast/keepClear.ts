/** What a toast may be about: a field with its label, or a row. */
const SUBJECT = '.MuiFormControl-root, fieldset, [role=row], li';
/** Space between a toast and its subject, in px. */
const GAP_PX = 12;

/** Field or row of the page that has focus, or else was pressed last. */
function findSubject(pressed: Element | undefined): Element | undefined {
  const { activeElement } = document;
  const element = activeElement === document.body ? pressed : activeElement;
  // New pages focus the main element itself.
  if (!element?.isConnected || element.matches('main') || element.closest('main') === null) return;
  return element.closest(SUBJECT) ?? element;
}

/** Scrolls the field or row that a toast is about out from under it (product 12.9). */
export function keepClear(toast: Element, pressed: Element | undefined, isSmooth: boolean): void {
  const subject = findSubject(pressed)?.getBoundingClientRect();
  if (subject === undefined) return;
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  const isBeside = subject.right <= left || subject.left >= right;
  const isCovered = subject.top < bottom && subject.bottom > top;
  if (isBeside || !isCovered) return;
  window.scrollBy({
    top: subject.top - bottom - GAP_PX,
    behavior: isSmooth ? 'smooth' : 'auto',
  });
}
