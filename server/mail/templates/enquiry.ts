import type { Language } from '../../../src/contract/common.ts';
import type { EnquiryPayload } from '../../../src/contract/enquiry.ts';
import type { Company } from '../../config.ts';
import { LANGUAGE_NAMES } from '../../rules/language.ts';
import { messagesIn } from '../../messages/messages.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

/** A request with the language in which the visitor used the shop. */
type Enquiry = EnquiryPayload & { language: Language };

function detailsOf(enquiry: Enquiry): string {
  return [
    `Name: ${enquiry.name}`,
    `E-mail: ${enquiry.email}`,
    `Phone: ${enquiry.phone}`,
    `Date: ${enquiry.date}`,
    `Time: ${enquiry.time}`,
    `Category: ${enquiry.category ?? '-'}`,
    `Sub-category: ${enquiry.subCategory ?? '-'}`,
    `Language: ${LANGUAGE_NAMES[enquiry.language]}`,
  ].join('\n');
}

/** Mail to the shop's staff in English; plain text only, because it contains visitor input. */
export function enquiryMail(company: Company, enquiry: Enquiry, replyTo: string | undefined): Mail {
  return {
    to: company.inbox,
    subject: 'New appointment request',
    text: `A visitor asked for a free appointment.\n\n${detailsOf(enquiry)}\n`,
    ...(replyTo ? { replyTo } : {}),
  };
}

/** Receipt for the visitor; without visitor input, so that the form cannot send spam. */
export function enquiryReceiptMail(company: Company, to: string, language: Language): Mail {
  const text = messagesIn(language).mails.enquiry;
  return composeMail(company, language, {
    to,
    subject: text.subject,
    title: text.title,
    preview: text.next,
    blocks: [
      { kind: 'paragraph', text: text.next },
      { kind: 'paragraph', text: text.offer },
      { kind: 'note', text: text.notYou },
    ],
  });
}
