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

/**
 * Creates the step that every lane repeats; while all others deliver, a lane takes codes only. Claims of one server follow each other: a
 * lane that ends because a domain is busy leaves its mails to the lane that delivers to it, which claims again.
 */
function createLaneStep(parts: SendingParts): () => Promise<boolean> {
  const { db, clock, circuit } = parts;
  let delivering = 0;
  let lastClaim: Promise<unknown> = Promise.resolve();
  const claim = async () => {
    if (circuit.isOpen()) return undefined;
    const isUrgentOnly = delivering === MAIL_DELIVERY.lanes - 1;
    const row = await claimMail(db, clock.now(), { leaseMs: MAIL_LEASE_MS, isUrgentOnly });
    if (row) delivering += 1;
    return row;
  };
  return async () => {
    const claimed = lastClaim.then(claim);
    lastClaim = claimed.catch(() => undefined);
    const row = await claimed;
    if (row === undefined) return false;
    try {
      await sendMail(parts, row);
    } finally {
      delivering -= 1;
    }
    return true;
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
