/** An uncaught error of the storefront. */
export interface ClientErrorReport {
  kind: 'error';
  message: string;
  stack?: string | undefined;
  /** Path of the page, without the query string. */
  path: string;
}

/** A CSP violation, as browsers without the Reporting API send it. */
export interface CspViolationReport {
  'csp-report': Record<string, unknown>;
}

/** A report of the Reporting API (https://www.w3.org/TR/reporting-1/). */
export interface BrowserReport {
  type: string;
  url?: string | undefined;
  body?: Record<string, unknown> | null | undefined;
}

export interface ClientReportsContract {
  'POST /client-reports': {
    query: undefined;
    body: ClientErrorReport | CspViolationReport | BrowserReport[];
    /** 204. */
    response: undefined;
  };
}
