import type { Company } from '../../config.ts';
import type { ComplaintsTable } from '../../db/complaintTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '../../rules/language.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

interface MailedComplaint {
  complaint: ComplaintsTable;
  /** Number of the order. */
  order: string;
  /** URL of the page of the order. */
  orderUrl: string;
}

/** Mail to the shop's staff in English; plain text only, because it contains what a customer wrote. */
export function complaintMail(
  company: Company,
  { complaint, order }: MailedComplaint,
  { from, lines, photos }: { from: string; lines: readonly string[]; photos: number },
): Mail {
  const { number, kind, text, language } = complaint;
  const about = lines.length === 0 ? ['the whole order'] : lines;
  return {
    to: company.inbox,
    subject: `Complaint ${number} about order ${order}`,
    text: `${[
      `Order: ${order}`,
      `Customer: ${from}`,
      `Language: ${LANGUAGE_NAMES[language]}`,
      `What is wrong: ${messagesIn(DEFAULT_LANGUAGE).complaints.kinds[kind]}`,
      `About:\n${about.join('\n')}`,
      `Photos: ${photos}`,
      `Text:\n${text}`,
      `To see it with its photos, and to answer:\nnpm run --silent shop -- complaints show ${number} --photos FOLDER\nnpm run --silent shop -- complaints answer ${number} --text TEXT`,
    ].join('\n\n')}\n`,
    replyTo: from,
  };
}

/** Receipt for the customer, in the language of the complaint. */
export function complaintReceiptMail(
  company: Company,
  to: string,
  { complaint, order, orderUrl }: MailedComplaint,
): Mail {
  const { mail } = messagesIn(complaint.language).complaints;
  const text = mail.text(order);
  return composeMail(company, complaint.language, {
    to,
    subject: (shop) => mail.subject(shop, complaint.number),
    overline: { label: mail.overline, number: complaint.number },
    title: mail.title,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'address', label: mail.yourText, lines: complaint.text.split('\n') },
      { kind: 'link', label: mail.see, url: orderUrl },
    ],
  });
}

/** The answer of the staff. @param answer its newest part */
export function complaintAnswerMail(
  company: Company,
  to: string,
  { complaint, orderUrl }: MailedComplaint,
  answer: string,
): Mail {
  const { mail } = messagesIn(complaint.language).complaints;
  return composeMail(company, complaint.language, {
    to,
    subject: (shop) => mail.answerSubject(shop, complaint.number),
    overline: { label: mail.overline, number: complaint.number },
    title: mail.answerTitle,
    preview: answer,
    blocks: [
      // Each line has its own direction, because the staff may write English.
      { kind: 'address', label: mail.answer, lines: answer.split('\n') },
      { kind: 'note', text: mail.notSettled },
      { kind: 'link', label: mail.see, url: orderUrl },
    ],
  });
}
