import type { Language } from '../../../src/contract/common.ts';
import type { Company } from '../../config.ts';
import { messagesIn } from '../../messages/messages.ts';
import { composeMail, shopName } from '../compose.ts';
import type { MailContent } from '../content.ts';
import type { Mail } from '../mail.ts';

/** Mail with the sign-in code. */
export function signInCodeMail(
  company: Company,
  to: string,
  { code, language }: { code: string; language: Language },
): Mail {
  const text = messagesIn(language).mails.code;
  const content: MailContent = {
    title: text.title,
    preview: text.advice,
    blocks: [
      { kind: 'code', code },
      { kind: 'paragraph', text: text.advice },
      { kind: 'note', text: text.notYou },
    ],
  };
  return {
    to,
    code,
    subject: text.subject(shopName(company, language), code),
    ...composeMail(company, content, language),
  };
}
