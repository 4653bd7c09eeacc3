import { MAIL_DELIVERY, MAIL_LEASE_MS } from '../limits/mails.ts';
import { claimMail } from '../repositories/mailLanes.ts';
import { listMails } from '../repositories/mails.ts';
import { createWorker } from '../worker.ts';
import type { Worker } from '../worker.ts';
import { createCircuitBreaker } from './circuitBreaker.ts';
import type { Mail } from './mail.ts';
import { createMailQueue } from './mailQueue.ts';
import type { QueueMail } from './mailQueue.ts';
import { parseMail, sendMail } from './sendMail.ts';
import type { SendingParts } from './sendMail.ts';

export interface OutboxEntry {
  id: string;
  createdAt: string;
  sentAt: string | null;
  mail: Mail;
}

export interface Mailer extends Worker {
  queue: QueueMail;
  /** Whether an outage lasts so long that new mails may arrive too late. */
  isDown: () => boolean;
  /** The newest mails with stored content. */
  outbox: () => Promise<OutboxEntry[]>;
}

export type MailerParts = Omit<SendingParts, 'circuit'>;

/** Creates the step that every lane repeats; while all others are busy, a lane takes codes only. */
function createLaneStep(parts: SendingParts): () => Promise<boolean> {
  const { db, clock, circuit } = parts;
  let running = 0;
  return async () => {
    if (circuit.isOpen()) return false;
    const isUrgentOnly = running === MAIL_DELIVERY.lanes - 1;
    running += 1;
    try {
      const lease = { leaseMs: MAIL_LEASE_MS, isUrgentOnly };
      const row = await claimMail(db, clock.now(), lease);
      if (row) await sendMail(parts, row);
      return row !== undefined;
    } finally {
      running -= 1;
    }
  };
}

/** Outgoing mail: a queue in the database, and lanes that send it independently of each other. */
export function createMailer(parts: MailerParts): Mailer {
  const { db, clock, secrets, transport, log } = parts;
  const circuit = createCircuitBreaker(clock);
  const step = createLaneStep({ ...parts, circuit });
  const lanes = Array.from({ length: MAIL_DELIVERY.lanes }, () =>
    createWorker({ name: 'mail queue', log, step }),
  );
  return {
    wake: () => lanes.forEach((lane) => lane.wake()),
    drain: async () => {
      await Promise.all(lanes.map((lane) => lane.drain()));
    },
    start: () => lanes.forEach((lane) => lane.start()),
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
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
