import type { Company } from '../../config.ts';
import type { Mail } from '../mail.ts';
import { codeMail } from './codeMail.ts';
import type { MailedCode } from './codeMail.ts';

/** Mail with the code that closes the customer's account. */
export function closingCodeMail(company: Company, to: string, code: MailedCode): Mail {
  return codeMail(company, to, code, ({ mails }) => mails.closingCode);
}
