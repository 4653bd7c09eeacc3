import type { Language } from '../../../src/contract/common.ts';
import type { Company } from '../../config.ts';
import { messagesIn } from '../../messages/messages.ts';
import type { Messages } from '../../messages/messages.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

/** A code and the language of its mail. */
export interface MailedCode {
  code: string;
  language: Language;
}

/** Mail with a code. @param purpose what the code is for */
export function codeMail(
  company: Company,
  to: string,
  { code, language }: MailedCode,
  purpose: (messages: Messages) => Messages['mails']['code'],
): Mail {
  const text = purpose(messagesIn(language));
  const mail = composeMail(company, language, {
    to,
    subject: (shop) => text.subject(shop, code),
    title: text.title,
    preview: text.advice,
    blocks: [
      { kind: 'code', code },
      { kind: 'paragraph', text: text.advice },
      { kind: 'note', text: text.notYou },
    ],
  });
  return { ...mail, code };
}
