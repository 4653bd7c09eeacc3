import type {
  BrowserReport,
  ClientErrorReport,
  CspViolationReport,
} from '../../src/contract/clientReports.ts';
import { withoutPersonalData } from '../errorDetails.ts';
import type { LogFields } from '../log.ts';

const MAX_TEXT = 300;
const MAX_STACK = 1000;
const URL_TAIL = /[?#][^\s)'"]*/g;
/** Personal data in browser reports, in addition to that in server errors (`withoutPersonalData`). */
const PERSONAL = [
  // An e-mail address inside a URL.
  /[\w.+-]{1,64}%40[\w.-]{1,255}/gi,
  // A token, also within a longer word.
  /[\w-]{43,4000}/g,
  // A phone number or code, with dots or in Arabic-Indic digits.
  /\p{Nd}[\p{Nd} ().-]{4,30}\p{Nd}/gu,
];

/** Redacts text for the log: removes query strings and fragments, limits the length. */
function redact(value: unknown, max = MAX_TEXT): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return withoutPersonalData(String(value).replace(URL_TAIL, ''), max, PERSONAL);
}

/** Redacts a URL or path for the log: removes everything after the path. */
function redactUrl(value: unknown): string | undefined {
  return redact(typeof value === 'string' ? value.split(/[?#]/, 1)[0] : value);
}

/** Log fields of a CSP violation, from the Reporting API or `report-uri`. */
function violationFields(body: Record<string, unknown>, url?: string): LogFields {
  return {
    kind: 'csp-violation',
    page: redactUrl(body['documentURL'] ?? body['document-uri'] ?? url),
    blocked: redactUrl(body['blockedURL'] ?? body['blocked-uri']),
    directive: redact(body['effectiveDirective'] ?? body['effective-directive']),
    source: redactUrl(body['sourceFile'] ?? body['source-file']),
    line: redact(body['lineNumber'] ?? body['line-number']),
  };
}

/** Log fields of a browser report. */
export function reportFields(
  report: ClientErrorReport | CspViolationReport | BrowserReport,
): LogFields {
  if ('kind' in report) {
    const { kind, message, stack, path } = report;
    return {
      kind,
      reason: redact(message),
      stack: redact(stack, MAX_STACK),
      page: redactUrl(path),
    };
  }
  if ('csp-report' in report) return violationFields(report['csp-report']);
  const { type, url, body } = report;
  if (type === 'csp-violation') return violationFields(body ?? {}, url);
  return { kind: redact(type), page: redactUrl(url), reason: redact(body?.['message']) };
}
