import type { AppStore } from '@/store/makeStore';

/**
 * Reports uncaught errors to the server. The code that sends them is fetched with the first one and after the page
 * has loaded, so that no page waits for it.
 * @returns a callback for errors that React hands to an error boundary
 */
export function reportErrors(store: AppStore): (error: unknown) => void {
  let reporter: Promise<(error: unknown) => void> | undefined;
  const report = (error: unknown): void => {
    const send = () => {
      reporter ??= import(/* webpackChunkName: "errors" */ './errorReporter').then(
        ({ createErrorReporter }) => createErrorReporter(store),
      );
      reporter.then((sendOnce) => sendOnce(error)).catch(() => undefined);
    };
    if (document.readyState === 'complete') send();
    else window.addEventListener('load', send, { once: true });
  };
  // Scripts of other origins, such as extensions, hide their errors.
  window.addEventListener('error', ({ error }) => {
    if (error !== null) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
