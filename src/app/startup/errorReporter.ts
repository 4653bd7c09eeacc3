import { clientReportsApi } from '@/api/clientReports';
import type { ClientErrorReport } from '@/contract/clientReports';
import type { AppStore } from '@/store/makeStore';

/** Maximum reports per page load; later errors are mostly consequences of the first. */
const MAX_REPORTS = 5;
const MAX_MESSAGE = 500;
const MAX_STACK = 2000;

function describe(error: unknown, path: string): ClientErrorReport {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack?.slice(0, MAX_STACK) : undefined;
  return { kind: 'error', message: message.slice(0, MAX_MESSAGE), stack, path };
}

/** Sends each distinct error once, at most five per page load and none while offline. Ignores failed requests. */
export function createErrorReporter(store: AppStore): (error: unknown) => void {
  const sent = new Set<string>();
  return (error) => {
    const [path = ''] = store.services.currentPath().split('?');
    const report = describe(error, path);
    const key = `${report.message} ${report.stack ?? ''}`;
    if (!navigator.onLine || sent.size >= MAX_REPORTS || sent.has(key)) return;
    sent.add(key);
    const { sendClientReport } = clientReportsApi.endpoints;
    void store.dispatch(sendClientReport.initiate(report, { track: false }));
  };
}
