import type { Company } from '../../config.ts';
import { escapeHtml } from '../../http/html.ts';

/** Simple HTML around paragraphs; `content` is HTML. */
export function mailHtml(company: Company, content: string): string {
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#FAF7F2;color:#1E1A14;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;padding:24px;border-top:4px solid #C29D5E">
${content}
<p style="margin:24px 0 0;color:#5C5346;font-size:14px">${escapeHtml(company.name)} · ${escapeHtml(company.email)} · ${escapeHtml(company.phone)}</p>
</div></body></html>`;
}

/** The last lines of a plain text mail. */
export function signature(company: Company): string {
  return `${company.name}\n${company.email}\n${company.phone}\n`;
}
