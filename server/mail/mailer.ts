import { DAY, HOUR, MINUTE, SECOND, isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/open.ts';
import { reasonOf } from '../errorFacts.ts';
import type { Log } from '../log.ts';
import { claimMail, insertMail, listMails, markFailed, markSent } from '../repositories/mails.ts';
import type { Vault } from '../vault.ts';
import type { Mail, MailTransport } from './mail.ts';

/** How long an ordinary mail is worth sending. */
export const MAIL_LIFE_MS = 3 * DAY;
const CLAIM_MS = 2 * MINUTE;
const RETRY_WAITS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];
const TICK_MS = 5 * SECOND;

export interface OutboxEntry {
  id: string;
  createdAt: string;
  sentAt: string | null;
  mail: Mail;
}

export interface Mailer {
  /** Queues a mail within a transaction: it leaves if and only if the rest is kept. */
  queue: (db: Queryable, kind: string, mail: Mail, lifeMs?: number) => Promise<void>;
  /** Asks for the queue to be sent soon; nobody waits for it. */
  wake: () => void;
  /** Sends what is due and resolves when nothing is. */
  drain: () => Promise<void>;
  /** The newest mails whose content is kept. */
  outbox: () => Promise<OutboxEntry[]>;
  start: () => void;
  stop: () => Promise<void>;
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

async function sendNext({ db, clock, vault, transport, log }: MailerParts): Promise<boolean> {
  const row = await claimMail(db, clock.now(), CLAIM_MS);
  if (!row) return false;
  try {
    await transport.send(parseMail(vault, row.sealed), row.id);
    const sealed = transport.keepsContent ? row.sealed : '';
    await markSent(db, { id: row.id, sealed }, clock.now());
  } catch (error) {
    const wait = RETRY_WAITS[Math.min(row.attempts, RETRY_WAITS.length) - 1] ?? HOUR;
    const reason = reasonOf(error);
    log.warn('A mail could not be sent and will be tried again.', { kind: row.kind, reason });
    const nextAttemptAt = isoAfter(clock.now(), wait);
    await markFailed(db, { id: row.id, nextAttemptAt, error: reason });
  }
  return true;
}

/** The outgoing mail: a queue in the database and one worker that empties it. */
export function createMailer(parts: MailerParts): Mailer {
  const { db, clock, vault, transport, log } = parts;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const sendAll = async (): Promise<void> => {
    while (!isStopped && (await sendNext(parts))) continue;
  };
  const drain = async (): Promise<void> => {
    await running;
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    await running;
  };
  const wake = (): void => {
    if (isStopped) return;
    void drain().catch((error: unknown) => {
      log.error('The mail queue could not be read.', { reason: reasonOf(error) });
    });
  };
  return {
    queue: (trx, kind, mail, lifeMs = MAIL_LIFE_MS) =>
      insertMail(trx, { kind, sealed: vault.seal(JSON.stringify(mail)), lifeMs }, clock.now()),
    wake,
    drain,
    outbox: async () =>
      (await listMails(db, 100)).map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        sentAt: row.sent_at,
        mail: parseMail(vault, row.sealed),
      })),
    start: () => {
      timer = setInterval(wake, TICK_MS);
      timer.unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
      transport.close?.();
    },
  };
}
