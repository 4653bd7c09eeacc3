import { DAY, HOUR, MINUTE, SECOND, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { MailsTable } from '../db/deskTables.ts';
import type { Db, Queryable } from '../db/open.ts';
import { reasonOf } from '../errorFacts.ts';
import type { Log } from '../log.ts';
import {
  claimMail,
  giveUpMail,
  insertMail,
  listMails,
  markFailed,
  markSent,
} from '../repositories/mails.ts';
import type { Vault } from '../vault.ts';
import { createWorker } from '../worker.ts';
import type { Worker } from '../worker.ts';
import { createCircuit } from './circuit.ts';
import type { Circuit } from './circuit.ts';
import { MailRefusedError, MailServerError } from './mail.ts';
import type { Mail, MailTransport } from './mail.ts';

/** How long an ordinary mail is worth sending. */
export const MAIL_LIFE_MS = 3 * DAY;
/** Longest delivery. A server that takes a mail slowly is let, or it would get the same mail again and again. */
const DELIVERY_MS = 90 * SECOND;
/** Longer than any delivery; afterwards another server may take the mail up. */
const LEASE_MS = 2 * MINUTE;
const RETRY_WAITS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR] as const;

export interface OutboxEntry {
  id: string;
  createdAt: string;
  sentAt: string | null;
  mail: Mail;
}

export interface Mailer extends Worker {
  /** Queues a mail within a transaction: it leaves if and only if the rest is kept. */
  queue: (db: Queryable, kind: string, mail: Mail, lifeMs?: number) => Promise<void>;
  /** Whether the mail server has been away for so long that a mail queued now may come too late. */
  isDown: () => boolean;
  /** The newest mails whose content is kept. */
  outbox: () => Promise<OutboxEntry[]>;
}

export interface MailerParts {
  db: Db;
  clock: Clock;
  vault: Vault;
  transport: MailTransport;
  log: Log;
}

function parseMail(vault: Vault, sealed: string): Mail {
  return JSON.parse(vault.open(sealed)) as Mail;
}

/** @throws MailRefusedError when the shop's secret has changed since the mail was queued */
function openMail(vault: Vault, sealed: string): Mail {
  try {
    return parseMail(vault, sealed);
  } catch {
    throw new MailRefusedError('it was sealed with another APP_SECRET');
  }
}

/** No mail is on its way for longer than it is worth sending, so a dead sign-in code never arrives. */
function timeLeft(row: MailsTable, now: Date): number {
  return Math.max(1, Math.min(DELIVERY_MS, Date.parse(row.not_after) - now.getTime()));
}

async function takeFailure(
  { db, clock, log }: MailerParts,
  circuit: Circuit,
  row: MailsTable,
  error: unknown,
): Promise<void> {
  const { id, kind, attempts } = row;
  const reason = reasonOf(error);
  if (error instanceof MailRefusedError) {
    log.error('A mail was refused and is given up.', { kind, reason });
    await giveUpMail(db, { id, error: reason }, clock.now());
    return;
  }
  log.warn('A mail could not be sent and will be tried again.', { kind, reason });
  const isServerDown = error instanceof MailServerError;
  if (isServerDown) circuit.failed();
  const wait = isServerDown ? 0 : Math.min(attempts, RETRY_WAITS.length) - 1;
  const nextAttemptAt = isoAfter(clock.now(), RETRY_WAITS[wait] ?? HOUR);
  await markFailed(db, { id, nextAttemptAt, error: reason });
}

async function sendNext(parts: MailerParts, circuit: Circuit): Promise<boolean> {
  const { db, clock, vault, transport } = parts;
  if (circuit.isOpen()) return false;
  const row = await claimMail(db, clock.now(), LEASE_MS);
  if (!row) return false;
  try {
    const signal = AbortSignal.timeout(timeLeft(row, clock.now()));
    await transport.send(openMail(vault, row.sealed), { id: row.id, signal });
  } catch (error) {
    await takeFailure(parts, circuit, row, error);
    return true;
  }
  circuit.worked();
  await markSent(db, { id: row.id, sealed: transport.keepsContent ? row.sealed : '' }, clock.now());
  return true;
}

/** Puts mails into the queue, for whoever's worker sends them. */
export function createMailQueue(vault: Vault, clock: Clock): Mailer['queue'] {
  return (db, kind, mail, lifeMs = MAIL_LIFE_MS) =>
    insertMail(db, { kind, sealed: vault.seal(JSON.stringify(mail)), lifeMs }, clock.now());
}

/** The outgoing mail: a queue in the database and one worker that empties it. */
export function createMailer(parts: MailerParts): Mailer {
  const { db, clock, vault, transport, log } = parts;
  const circuit = createCircuit(clock);
  const worker = createWorker({ name: 'mail queue', log, step: () => sendNext(parts, circuit) });
  return {
    ...worker,
    stop: async () => {
      await worker.stop();
      transport.close?.();
    },
    queue: createMailQueue(vault, clock),
    isDown: circuit.isDown,
    outbox: async () =>
      (await listMails(db, 100)).map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        sentAt: row.sent_at,
        mail: parseMail(vault, row.sealed),
      })),
  };
}
