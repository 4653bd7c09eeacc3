/** A message to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Sign-in code, highlighted in the terminal. */
  code?: string;
}

/** Thrown when a mail can never be delivered, e.g. because its address does not exist. */
export class MailRefusedError extends Error {}

/** Thrown when the mail server is unavailable, whatever the mail. */
export class MailServerError extends Error {}

export interface Delivery {
  /** Message id, the same for every attempt. */
  id: string;
  /** Aborts the delivery. */
  signal: AbortSignal;
}

/** Sends mails. */
export interface MailTransport {
  /** Whether sent mails stay readable in the local outbox. */
  keepsContent: boolean;
  /** @throws MailRefusedError, MailServerError, or any other error when a retry may succeed */
  send: (mail: Mail, delivery: Delivery) => Promise<void>;
  close?: () => void;
}
