import type { Hono } from 'hono';
import { HttpError } from '../http/errors.ts';
import { escapeHtml, htmlPage } from '../http/html.ts';
import { isLocalRequest } from '../http/localRequest.ts';
import type { OutboxEntry } from '../mail/mailer.ts';
import type { Services } from '../services.ts';

function card({ createdAt, mail }: OutboxEntry): string {
  const code = mail.code ? `<p class="code">${escapeHtml(mail.code)}</p>` : '';
  return `<article class="card">
<strong dir="auto">${escapeHtml(mail.subject)}</strong>
<div>To ${escapeHtml(mail.to)} · <time>${escapeHtml(createdAt)}</time></div>
${code}<pre dir="auto">${escapeHtml(mail.text)}</pre>
</article>`;
}

function page(entries: readonly OutboxEntry[]): string {
  const cards = entries.map(card).join('\n') || '<p>No mail yet. Sign in to get one.</p>';
  return htmlPage(
    'Local outbox',
    `<p class="notice">Local outbox – no mail server is set up, so mails stay here</p>
<main><h1>Outbox</h1>
<p><a href="/dev/outbox">Refresh</a></p>
${cards}</main>`,
  );
}

/**
 * Lists unsent mails, newest first, when no mail server is configured. The mails contain sign-in codes, so the page exists
 * only outside production, without a proxy, and for connections from this machine to a loopback name. A local proxy that
 * hides both needs an https PUBLIC_URL, which disables the page.
 */
export function registerDevOutbox(app: Hono, services: Services): void {
  if (!services.config.showsOutbox) return;
  app.get('/dev/outbox', async (context) => {
    if (!isLocalRequest(context)) throw new HttpError(403, (m) => m.requests.outboxElsewhere);
    context.header('Cache-Control', 'no-store');
    return context.html(page(await services.mailer.outbox()));
  });
}
