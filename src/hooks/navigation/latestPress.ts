let pressedAt = Number.NEGATIVE_INFINITY;
let pressedList: string | undefined;

/** Records when the page is clicked; browser only. */
export function trackPresses(): void {
  const record = ({ timeStamp, target }: MouseEvent) => {
    pressedAt = timeStamp;
    const card = target instanceof Element ? target.closest('[data-list]') : null;
    pressedList = card?.getAttribute('data-list') ?? undefined;
  };
  window.addEventListener('click', record, { capture: true });
}

/** Time since the last click, in ms. */
export const sinceLatestPress = (): number => performance.now() - pressedAt;

/** Name of the list that contains the card of the last click. */
export const latestPressedList = (): string | undefined => pressedList;
