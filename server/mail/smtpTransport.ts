import nodemailer from 'nodemailer';
import type { MailTransport } from './mail.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends by SMTP.
 * @param url `smtp://user:password@host:587` or `smtps://…`
 * @param from sender as `Sadeel <hello@sadeel.example>`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    keepsContent: false,
    send: async (mail, id) => {
      await transporter.sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
        messageId: `<${id}@${domain}>`,
      });
    },
    close: () => transporter.close(),
  };
}
