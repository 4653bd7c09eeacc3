import { setInterval } from 'node:timers';
import { HOUR, MINUTE, SECOND, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { MailsTable } from '../db/outboxTables.ts';
import type { Db, Queryable } from '../db/open.ts';
import { reasonOf } from '../errorDetails.ts';
import { MAIL_LEASE_MS, MAIL_LIFE_MS } from '../limits.ts';
import type { Log } from '../log.ts';
import { claimMail, insertMail, listMails, renewClaim, updateMail } from '../repositories/mails.ts';
import type { Secrets } from '../secrets.ts';
import { createWorker } from '../worker.ts';
import type { Worker } from '../worker.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import type { CircuitBreaker } from './circuitBreaker.ts';
import { MailRefusedError, MailServerError } from './mail.ts';
import type { Mail, MailTransport } from './mail.ts';

/** Time limit of a delivery; long, because aborting a slow server may deliver a mail twice. */
const DELIVERY_MS = 90 * SECOND;
/** Kinds that are sent first, because they expire within minutes. */
const URGENT: readonly string[] = ['sign-in-code', 'closing-code'];
const RETRY_WAITS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR] as const;

export interface OutboxEntry {
  id: string;
  createdAt: string;
  sentAt: string | null;
  mail: Mail;
}

export interface Mailer extends Worker {
  /** Queues a mail, which is sent if and only if the transaction is committed. */
  queue: (db: Queryable, kind: string, mail: Mail, lifeMs?: number) => Promise<void>;
  /** Whether an outage lasts so long that new mails may arrive too late. */
  isDown: () => boolean;
  /** The newest mails with stored content. */
  outbox: () => Promise<OutboxEntry[]>;
}

export interface MailerParts {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  transport: MailTransport;
  log: Log;
}

function parseMail(secrets: Secrets, sealed: string): Mail {
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
function timeLeft(row: MailsTable, now: Date): number {
  return Math.max(1, Math.min(DELIVERY_MS, Date.parse(row.not_after) - now.getTime()));
}

async function handleFailure(
  { db, clock, log }: MailerParts,
  circuit: CircuitBreaker,
  row: MailsTable,
  error: unknown,
): Promise<void> {
  const { id, kind, attempts } = row;
  const reason = reasonOf(error);
  if (error instanceof MailRefusedError) {
    log.error('A mail was rejected and is not retried.', { kind, reason });
    // Keeps the reason and deletes the content.
    const expired = { not_after: clock.now().toISOString(), sealed: '' };
    await updateMail(db, id, { ...expired, last_error: reason });
    return;
  }
  log.warn('A mail could not be sent and will be retried.', { kind, reason });
  const isServerDown = error instanceof MailServerError;
  if (isServerDown) circuit.recordFailure();
  const wait = isServerDown ? 0 : Math.min(attempts, RETRY_WAITS.length) - 1;
  const nextAttemptAt = isoAfter(clock.now(), RETRY_WAITS[wait] ?? HOUR);
  await updateMail(db, id, { next_attempt_at: nextAttemptAt, last_error: reason });
}

/**
 * Delivers a claimed mail and renews its lease.
 * Renewals allow a short lease, so that after a crash another server sends a code before it expires.
 */
async function deliver(parts: MailerParts, row: MailsTable): Promise<void> {
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

async function sendNext(parts: MailerParts, circuit: CircuitBreaker): Promise<boolean> {
  const { db, clock, transport } = parts;
  if (circuit.isOpen()) return false;
  const row = await claimMail(db, clock.now(), MAIL_LEASE_MS);
  if (!row) return false;
  try {
    await deliver(parts, row);
  } catch (error) {
    await handleFailure(parts, circuit, row, error);
    return true;
  }
  circuit.recordSuccess();
  await updateMail(db, row.id, {
    sent_at: clock.now().toISOString(),
    sealed: transport.keepsContent ? row.sealed : '',
    last_error: null,
  });
  return true;
}

/** Keyed hash by which the queued mails of a person are found without decrypting. */
export function mailPersonHash(secrets: Secrets, email: string): string {
  return secrets.hash('mail-recipient', email);
}

/** Creates the function that queues mails; the worker of any server sends them. */
export function createMailQueue(secrets: Secrets, clock: Clock): Mailer['queue'] {
  return (db, kind, mail, lifeMs = MAIL_LIFE_MS) => {
    const now = clock.now();
    const row = {
      kind,
      recipient: mailPersonHash(secrets, mail.to),
      about: mailPersonHash(secrets, mail.replyTo ?? mail.to),
      priority: URGENT.includes(kind) ? 0 : 1,
      sealed: secrets.seal(JSON.stringify(mail)),
      not_after: isoAfter(now, lifeMs),
    };
    return insertMail(db, row, now);
  };
}

/** Outgoing mail: a queue in the database and a worker that sends it. */
export function createMailer(parts: MailerParts): Mailer {
  const { db, clock, secrets, transport, log } = parts;
  const circuit = createCircuitBreaker(clock);
  const worker = createWorker({ name: 'mail queue', log, step: () => sendNext(parts, circuit) });
  return {
    ...worker,
    stop: async () => {
      await worker.stop();
      transport.close?.();
    },
    queue: createMailQueue(secrets, clock),
    isDown: circuit.isDown,
    outbox: async () =>
      (await listMails(db, 100)).map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        sentAt: row.sent_at,
        mail: parseMail(secrets, row.sealed),
      })),
  };
}
