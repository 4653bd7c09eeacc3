/**
 * Calls the listener after the next paint; in a tab in the background, once it is visible again.
 * @returns the cancel function
 */
export function afterPaint(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A frame is painted after its callbacks.
    timer = setTimeout(listener);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
