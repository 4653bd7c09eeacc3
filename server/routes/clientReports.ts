import { z } from 'zod';
import type { ClientReportsContract } from '../../src/contract/clientReports.ts';
import { tooMany } from '../http/errors.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { CLIENT_REPORT_BYTES, CLIENT_REPORTS_PER_REQUEST } from '../limits/clients.ts';
import { reportFields } from '../rules/clientReport.ts';

const text = z.string().max(CLIENT_REPORT_BYTES);
const fields = z.record(z.string(), z.unknown());

const errorReport = z.object({
  kind: z.literal('error'),
  message: text,
  stack: text.optional(),
  path: text,
});
const violationReport = z.object({ 'csp-report': fields });
const browserReport = z.object({ type: text, url: text.optional(), body: fields.nullish() });

/** Errors and CSP violations reported by browsers, logged without personal data and not stored. */
export const clientReportRoutes: RoutesFor<ClientReportsContract> = {
  'POST /client-reports': {
    auth: 'public',
    accept: {
      types: ['application/json', 'application/reports+json', 'application/csp-report'],
      maxBytes: CLIENT_REPORT_BYTES,
    },
    body: localized(({ requests }) =>
      z.union([errorReport, violationReport, z.array(browserReport)], {
        error: requests.notAReport,
      }),
    ),
    handle: ({ services: { clientReportLimiter, log }, body, client }) => {
      const wait = clientReportLimiter.take(client);
      if (wait > 0) throw tooMany((m) => m.requests.tooManyReports, wait);
      const reports = Array.isArray(body) ? body.slice(0, CLIENT_REPORTS_PER_REQUEST) : [body];
      for (const report of reports) log.warn('A browser sent a report.', reportFields(report));
      return Promise.resolve(undefined);
    },
  },
};
