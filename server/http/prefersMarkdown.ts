import { parseAccept } from 'hono/utils/accept';

const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

/**
 * Whether an Accept header prefers Markdown to HTML (RFC 9110, section 12.5.1). Only one that names it does, because
 * browsers and programs that take anything get the page.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  const accepted = new Map(
    parseAccept((header ?? '').toLowerCase()).map(({ type, q }) => [type, q]),
  );
  const html = accepted.get(HTML) ?? accepted.get('text/*') ?? accepted.get('*/*') ?? 0;
  const markdown = accepted.get(MARKDOWN) ?? 0;
  return markdown > 0 && markdown >= html;
}
