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
/** Personal data that browsers quote, in addition to that in server errors (`withoutPersonalData`). */
const PERSONAL = [
  // An e-mail address inside a URL.
  /[\w.+-]+%40[\w.-]+/gi,
  // A token, also inside a longer word.
  /[\w-]{43,}/g,
  // A phone number or code, with dots or in Arabic-Indic digits.
  /\p{Nd}[\p{Nd} ().-]{4,}\p{Nd}/gu,
];

/** Redacts text for the log: removes queries and fragments, limits the length. */
function cleared(value: unknown, max = MAX_TEXT): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = withoutPersonalData(String(value).replace(URL_TAIL, ''));
  return PERSONAL.reduce((cleared, pattern) => cleared.replace(pattern, '…'), text).slice(0, max);
}

/** Redacts a URL or path for the log: everything after the path is removed. */
function clearedUrl(value: unknown): string | undefined {
  return cleared(typeof value === 'string' ? value.replace(/[?#].*$/s, '') : value);
}

/** Fields of a violation, by the names of the Reporting API or of `report-uri`. */
function violationFields(body: Record<string, unknown>, url?: string): LogFields {
  return {
    kind: 'csp-violation',
    page: clearedUrl(body['documentURL'] ?? body['document-uri'] ?? url),
    blocked: clearedUrl(body['blockedURL'] ?? body['blocked-uri']),
    directive: cleared(body['effectiveDirective'] ?? body['effective-directive']),
    source: clearedUrl(body['sourceFile'] ?? body['source-file']),
    line: cleared(body['lineNumber'] ?? body['line-number']),
  };
}

/** Log fields of a browser report; all others are dropped. */
export function reportFields(
  report: ClientErrorReport | CspViolationReport | BrowserReport,
): LogFields {
  if ('kind' in report) {
    const { kind, message, stack, path } = report;
    return {
      kind,
      reason: cleared(message),
      stack: cleared(stack, MAX_STACK),
      page: clearedUrl(path),
    };
  }
  if ('csp-report' in report) return violationFields(report['csp-report']);
  const { type, url, body } = report;
  if (type === 'csp-violation') return violationFields(body ?? {}, url);
  return { kind: cleared(type), page: clearedUrl(url), reason: cleared(body?.['message']) };
}
