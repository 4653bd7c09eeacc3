import { setInterval } from 'node:timers';
import { HOUR, MINUTE, SECOND, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { MailsTable } from '../db/outboxTables.ts';
import type { Db } from '../db/open.ts';
import { reasonOf } from '../errorDetails.ts';
import { MAIL_DELIVERY, MAIL_LEASE_MS } from '../limits/mails.ts';
import type { Log } from '../log.ts';
import { renewClaim } from '../repositories/mailLanes.ts';
import { updateMail } from '../repositories/mails.ts';
import type { Secrets } from '../secrets.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import { MailRefusedError, MailServerError } from './mail.ts';
import type { Mail, MailTransport } from './mail.ts';
import { isCodeMail } from './mailQueue.ts';

const RETRY_WAITS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR] as const;

export interface SendingParts {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  transport: MailTransport;
  log: Log;
  circuit: CircuitBreaker;
}

export function parseMail(secrets: Secrets, sealed: string): Mail {
  return JSON.parse(secrets.open(sealed)) as Mail;
}

/** @throws MailRefusedError when APP_SECRET has changed since the mail was queued */
function openMail(secrets: Secrets, sealed: string): Mail {
  try {
    return parseMail(secrets, sealed);
  } catch {
    throw new MailRefusedError('it was encrypted with another APP_SECRET');
  }
}

/** Time limit of a delivery; ends with the mail's lifetime, so that no expired code arrives. */
function timeLeft({ kind, not_after }: MailsTable, now: Date): number {
  const limit = isCodeMail(kind) ? MAIL_DELIVERY.codeMs : MAIL_DELIVERY.otherMs;
  return Math.max(1, Math.min(limit, Date.parse(not_after) - now.getTime()));
}

async function handleFailure(
  { db, clock, log, circuit }: SendingParts,
  row: MailsTable,
  error: unknown,
): Promise<void> {
  const { id, kind, attempts } = row;
  const reason = reasonOf(error);
  const failed = { lane: null, last_error: reason };
  if (error instanceof MailRefusedError) {
    log.error('A mail was rejected and is not retried.', { kind, reason });
    // Keeps the reason and deletes the content.
    await updateMail(db, id, { ...failed, not_after: clock.now().toISOString(), sealed: '' });
    return;
  }
  log.warn('A mail could not be sent and will be retried.', { kind, reason });
  const isServerDown = error instanceof MailServerError;
  if (isServerDown) circuit.recordFailure();
  const wait = isServerDown ? 0 : Math.min(attempts, RETRY_WAITS.length) - 1;
  const nextAttemptAt = isoAfter(clock.now(), RETRY_WAITS[wait] ?? HOUR);
  await updateMail(db, id, { ...failed, next_attempt_at: nextAttemptAt });
}

/**
 * Delivers a claimed mail and renews its lease.
 * Renewals allow a short lease, so that after a crash another server sends a code before it expires.
 */
async function deliver(parts: SendingParts, row: MailsTable): Promise<void> {
  const { db, clock, log, secrets, transport } = parts;
  const renewal = setInterval(() => {
    renewClaim(db, row.id, isoAfter(clock.now(), MAIL_LEASE_MS)).catch((error: unknown) =>
      log.warn('The lease of a mail could not be renewed.', { reason: reasonOf(error) }),
    );
  }, MAIL_LEASE_MS / 2).unref();
  try {
    const signal = AbortSignal.timeout(timeLeft(row, clock.now()));
    await transport.send(openMail(secrets, row.sealed), { id: row.id, signal });
  } finally {
    clearInterval(renewal);
  }
}

/** Sends a claimed mail, and records the outcome and the end of its lane. */
export async function sendMail(parts: SendingParts, row: MailsTable): Promise<void> {
  const { db, clock, transport, circuit } = parts;
  try {
    await deliver(parts, row);
  } catch (error) {
    await handleFailure(parts, row, error);
    return;
  }
  circuit.recordSuccess();
  await updateMail(db, row.id, {
    lane: null,
    sent_at: clock.now().toISOString(),
    sealed: transport.keepsContent ? row.sealed : '',
    last_error: null,
  });
}
