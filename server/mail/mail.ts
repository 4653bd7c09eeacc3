export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Sign-in code, highlighted in the terminal. */
  code?: string;
}

/** Thrown when a mail is undeliverable, e.g. because its recipient does not exist. */
export class MailRefusedError extends Error {}

/** Thrown when the mail server is unavailable. */
export class MailServerError extends Error {}

export interface Delivery {
  /** Message id, the same for every attempt. */
  id: string;
  signal: AbortSignal;
}

export interface MailTransport {
  /** Whether sent mails stay readable in the local outbox. */
  keepsContent: boolean;
  /** @throws MailRefusedError, MailServerError, or any other error when a retry may succeed */
  send: (mail: Mail, delivery: Delivery) => Promise<void>;
  close?: () => void;
}
