import { createHash } from 'node:crypto';

/** A style element of nothing, as the storefront's style engine makes one before it adds rules by script. */
const EMPTY_STYLE = '';

/** The expression by which a content policy allows one inline block. */
function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

export interface PolicyParts {
  /** Contents of the page's inline style elements. */
  styles?: readonly string[];
  /** Contents of its inline scripts. */
  scripts?: readonly string[];
  /** Origins besides our own that scripts may call, e.g. of an API at another address. */
  connect?: readonly string[];
}

/**
 * The content policy of a page. Inline styles and scripts are allowed one by one, by their hashes, so that a page can be
 * cached and compressed as a whole, which a nonce for every answer would not allow. All other scripts are files of our own.
 */
export function contentPolicy({
  styles = [],
  scripts = [],
  connect = [],
}: PolicyParts = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    `style-src 'self' ${[EMPTY_STYLE, ...styles].map(hashOf).join(' ')}`,
    // Sizes and colours of single elements; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    // Pictures of the catalogue may lie elsewhere (decisions §1).
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
  ].join('; ');
}
