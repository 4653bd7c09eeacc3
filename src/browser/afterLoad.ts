/** Calls the listener after the `load` event of the page. */
export function afterLoad(listener: () => void): void {
  if (document.readyState === 'complete') listener();
  else window.addEventListener('load', listener, { once: true });
}
