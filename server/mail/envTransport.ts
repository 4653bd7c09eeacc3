import type { Config } from '../config.ts';
import type { Env } from '../env.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtpTransport.ts';
import { terminalTransport } from './terminalTransport.ts';

/** The transport of the settings; without `SMTP_URL` mails are printed. Senders follow the facts about the shop. */
export function envTransport(env: Env, config: Config): MailTransport {
  const from = (): string => env.MAIL_FROM ?? `${config.company.name} <${config.company.email}>`;
  const allowPlain = env.SMTP_ALLOW_PLAIN !== undefined;
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL, from, { allowPlain });
  return terminalTransport((text) => void process.stdout.write(text));
}
