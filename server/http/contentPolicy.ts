import { createHash } from 'node:crypto';

/** Endpoint for violation reports; the name is defined by the Reporting-Endpoints header. */
const REPORT_ENDPOINT = { name: 'reports', path: '/api/client-reports' };
/** Value of the Reporting-Endpoints header. */
export const REPORTING_ENDPOINTS = `${REPORT_ENDPOINT.name}="${REPORT_ENDPOINT.path}"`;

/** Content of the empty style element that Emotion creates before it inserts rules by script. */
const EMPTY_STYLE = '';

/** Hash source of one inline block. */
function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

export interface PolicyParts {
  /** Contents of the page's inline style elements. */
  styles?: readonly string[];
  /** Additional origins for requests of scripts, e.g. of an API on another host. */
  connect?: readonly string[];
}

/**
 * Content Security Policy of a page. Inline styles are allowed by hash: a nonce per response would prevent caching the
 * compressed page. Scripts are files of this origin.
 */
export function contentPolicy({ styles = [], connect = [] }: PolicyParts = {}): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${[EMPTY_STYLE, ...styles].map(hashOf).join(' ')}`,
    // Inline style attributes cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    // Catalogue images may be hosted elsewhere (product 13.4).
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sadeel sadeel#webpack dompurify',
    `report-to ${REPORT_ENDPOINT.name}`,
    // Browsers without the Reporting API.
    `report-uri ${REPORT_ENDPOINT.path}`,
  ].join('; ');
}
