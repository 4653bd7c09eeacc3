import type { Language } from '../../../src/contract/common.ts';
import type { Company } from '../../config.ts';
import { messagesIn } from '../../messages/messages.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

/** Mail with the sign-in code. */
export function signInCodeMail(
  company: Company,
  to: string,
  { code, language }: { code: string; language: Language },
): Mail {
  const text = messagesIn(language).mails.code;
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
