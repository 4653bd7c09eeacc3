import { afterLoad } from '@/browser/afterLoad';
import type { AppStore } from '@/store/makeStore';

/**
 * Reports uncaught errors to the server. Lazy-loads the reporter with the first error, after the `load` event.
 * @returns a callback for errors caught by an error boundary
 */
export function reportErrors(store: AppStore): (error: unknown) => void {
  let reporter: Promise<(error: unknown) => void> | undefined;
  const report = (error: unknown): void => {
    afterLoad(() => {
      reporter ??= import(/* webpackChunkName: "late" */ './errorReporter').then(
        ({ createErrorReporter }) => createErrorReporter(store),
      );
      reporter.then((sendOnce) => sendOnce(error)).catch(() => undefined);
    });
  };
  // Browsers hide the errors of cross-origin scripts.
  window.addEventListener('error', ({ error }) => {
    if (error !== null) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
