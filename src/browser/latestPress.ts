let pressedAt = Number.NEGATIVE_INFINITY;

/** Records when the page is clicked; browser only. */
export function trackPresses(): void {
  window.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
}

/** Time since the last click, in ms. */
export const sinceLatestPress = (): number => performance.now() - pressedAt;
