import nodemailer from 'nodemailer';
import { MINUTE, SECOND } from '../clock.ts';
import { codeOf, reasonOf } from '../errorDetails.ts';
import { isLoopbackName } from '../http/client.ts';
import { MAIL_DELIVERY } from '../limits/mails.ts';
import { MailRefusedError, MailServerError } from './mail.ts';
import type { MailTransport } from './mail.ts';

const CONNECT_MS = 10 * SECOND;
/** Longer than any delivery, whose own limit closes the connection: a slow recipient is no failure of the server. */
const RESPONSE_MS = 2 * MINUTE;

/** SMTP commands whose rejection concerns the mail, not the connection. */
const MAIL_COMMANDS: readonly unknown[] = ['RCPT TO', 'DATA'];
const SERVICE_NOT_AVAILABLE = 421;
const BAD_SEQUENCE = 503;

function replyOf(error: unknown): { command: unknown; status: number | undefined } {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return { command, status: typeof responseCode === 'number' ? responseCode : undefined };
}

/** Classifies an error: undeliverable mail, unavailable server or temporary failure. */
function failureOf(error: unknown): unknown {
  const { command, status } = replyOf(error);
  if (codeOf(error) === 'EABORT') return error;
  const isReply =
    status !== undefined && status !== SERVICE_NOT_AVAILABLE && MAIL_COMMANDS.includes(command);
  if (!isReply) return new MailServerError(reasonOf(error));
  const isFinal = status >= 500 && status !== BAD_SEQUENCE;
  return isFinal ? new MailRefusedError(reasonOf(error)) : error;
}

const ADDRESS = /^[^\s@<>,;:"\\()[\]\p{Cc}]+@[^\s@<>,;:"\\()[\]\p{Cc}]+$/u;

/** A plain address, which cannot inject headers. @throws MailRefusedError */
function addressOf(address: string): { name: string; address: string } {
  if (!ADDRESS.test(address)) throw new MailRefusedError('its address is invalid');
  return { name: '', address };
}

/** Header value without line breaks. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Whether mails may cross the connection unencrypted, with the password and the codes. */
function mayBePlain(url: string, { allowPlain }: { allowPlain: boolean }): boolean {
  return allowPlain || isLoopbackName(new URL(url).hostname);
}

/**
 * Sends mails by SMTP. With `smtp://`, a mail server on another machine has to offer STARTTLS.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from returns the sender, as `Sadeel <hello@sadeel.example>`
 * @param options `allowPlain` also uses one that does not
 */
export function smtpTransport(
  url: string,
  from: () => string,
  options = { allowPlain: false },
): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    requireTLS: !mayBePlain(url, options),
    maxConnections: MAIL_DELIVERY.lanes,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: RESPONSE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsContent: false,
    send: async (mail, { id, signal }) => {
      const sender = from();
      const domain = /@([^>\s]+)/.exec(sender)?.[1] ?? 'localhost';
      const message = {
        from: sender,
        to: addressOf(mail.to),
        subject: headerText(mail.subject),
        text: mail.text,
        html: mail.html,
        replyTo: mail.replyTo ? addressOf(mail.replyTo) : undefined,
        messageId: `<${id}@${domain}>`,
        signal,
      };
      await transporter.sendMail(message).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    close: () => transporter.close(),
  };
}
