import { isoAfter } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import { MAIL_LIFE_MS } from '../limits/mails.ts';
import { insertMail } from '../repositories/mails.ts';
import type { Secrets } from '../secrets.ts';
import type { Mail } from './mail.ts';

/** Kinds of mails with a code, which expire within minutes: they are sent first, with a short time limit. */
const CODE_KINDS: readonly string[] = ['sign-in-code', 'closing-code'];

export function isCodeMail(kind: string): boolean {
  return CODE_KINDS.includes(kind);
}

/** Queues a mail, which is sent if and only if the transaction is committed. */
export type QueueMail = (db: Queryable, kind: string, mail: Mail, lifeMs?: number) => Promise<void>;

/** Keyed hash by which the queued mails of a person are found without decrypting. */
export function mailPersonHash(secrets: Secrets, email: string): string {
  return secrets.hash('mail-recipient', email);
}

function domainHash(secrets: Secrets, email: string): string {
  return secrets.hash('mail-domain', email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Creates the function that queues mails; the worker of any server sends them. */
export function createMailQueue(secrets: Secrets, clock: Clock): QueueMail {
  return (db, kind, mail, lifeMs = MAIL_LIFE_MS) => {
    const now = clock.now();
    const row = {
      kind,
      recipient: mailPersonHash(secrets, mail.to),
      domain: domainHash(secrets, mail.to),
      about: mailPersonHash(secrets, mail.replyTo ?? mail.to),
      priority: isCodeMail(kind) ? 0 : 1,
      sealed: secrets.seal(JSON.stringify(mail)),
      not_after: isoAfter(now, lifeMs),
    };
    return insertMail(db, row, now);
  };
}
