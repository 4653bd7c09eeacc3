/** A message ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Sign-in code, so that a terminal can make it stand out. */
  code?: string;
}

/** Thrown when nobody will ever take this mail, e.g. because its address does not exist. */
export class MailRefusedError extends Error {}

/** Thrown when the mail server cannot be used at all; the mail has nothing to do with it. */
export class MailServerError extends Error {}

export interface Delivery {
  /** The same each time this mail is tried, so that whoever gets it twice can tell. */
  id: string;
  /** Gives the delivery up. */
  signal: AbortSignal;
}

/** Carries a mail out of the house. */
export interface MailTransport {
  /** Whether what was sent stays readable in the local outbox. */
  keepsContent: boolean;
  /** @throws MailRefusedError, MailServerError, or anything else when it may work later */
  send: (mail: Mail, delivery: Delivery) => Promise<void>;
  close?: () => void;
}
