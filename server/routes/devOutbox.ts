import type { Hono } from 'hono';
import { clientAddress, isNearby, isNearbyName } from '../http/client.ts';
import { HttpError } from '../http/errors.ts';
import { escapeHtml, htmlPage } from '../http/html.ts';
import type { OutboxEntry } from '../mail/mailer.ts';
import type { Services } from '../services.ts';

function card({ createdAt, mail }: OutboxEntry): string {
  const code = mail.code ? `<p class="code">${escapeHtml(mail.code)}</p>` : '';
  return `<article class="card">
<strong>${escapeHtml(mail.subject)}</strong>
<div>To ${escapeHtml(mail.to)} · <time>${escapeHtml(createdAt)}</time></div>
${code}<pre>${escapeHtml(mail.text)}</pre>
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
 * The mails that were not sent because there is no mail server, newest first. It exists only without SMTP_URL, and
 * only for callers on this machine or in its private network, because whoever reads a code can sign in with it.
 */
export function registerDevOutbox(app: Hono, services: Services): void {
  if (!services.config.showsOutbox) return;
  app.get('/dev/outbox', async (context) => {
    const { trustProxy, publicUrl } = services.config;
    const isProxied = trustProxy === 0 && context.req.header('x-forwarded-for') !== undefined;
    const { hostname } = new URL(context.req.url);
    const isOwnName = isNearbyName(hostname) || hostname === new URL(publicUrl).hostname;
    if (isProxied || !isOwnName || !isNearby(clientAddress(context, trustProxy))) {
      throw new HttpError(403, 'The outbox is shown on the machine of the shop only.');
    }
    context.header('Cache-Control', 'no-store');
    return context.html(page(await services.mailer.outbox()));
  });
}
