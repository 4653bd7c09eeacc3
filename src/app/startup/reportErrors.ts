import type { AppStore } from '@/store/makeStore';

/**
 * Reports uncaught errors to the server. Lazy-loads the reporter with the first error, after the `load` event.
 * @returns a callback for errors caught by an error boundary
 */
export function reportErrors(store: AppStore): (error: unknown) => void {
  let reporter: Promise<(error: unknown) => void> | undefined;
  const report = (error: unknown): void => {
    const send = () => {
      reporter ??= import('./errorReporter').then(({ createErrorReporter }) =>
        createErrorReporter(store),
      );
      reporter.then((sendOnce) => sendOnce(error)).catch(() => undefined);
    };
    if (document.readyState === 'complete') send();
    else window.addEventListener('load', send, { once: true });
  };
  // Browsers hide the errors of cross-origin scripts.
  window.addEventListener('error', ({ error }) => {
    if (error !== null) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
