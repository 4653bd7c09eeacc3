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

/** Carries a mail out of the house. */
export interface MailTransport {
  /** Whether what was sent stays readable in the local outbox. */
  keepsContent: boolean;
  send: (mail: Mail, id: string) => Promise<void>;
  close?: () => void;
}
