import type { EnquiryPayload } from '../../../src/contract/enquiry.ts';
import type { Company } from '../../config.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

function detailsOf(enquiry: EnquiryPayload): string {
  return [
    `Name: ${enquiry.name}`,
    `E-mail: ${enquiry.email}`,
    `Phone: ${enquiry.phone}`,
    `Date: ${enquiry.date}`,
    `Time: ${enquiry.time}`,
    `Category: ${enquiry.category ?? '-'}`,
    `Sub-category: ${enquiry.subCategory ?? '-'}`,
  ].join('\n');
}

/** Mail to the shop; plain text only, because it contains visitor input. */
export function enquiryMail(
  company: Company,
  enquiry: EnquiryPayload,
  replyTo: string | undefined,
): Mail {
  return {
    to: company.inbox,
    subject: 'New appointment request',
    text: `A visitor asked for a free appointment.\n\n${detailsOf(enquiry)}\n`,
    ...(replyTo ? { replyTo } : {}),
  };
}

/** Receipt for the visitor; without visitor input, so that the form cannot send spam. */
export function enquiryReceiptMail(company: Company, to: string): Mail {
  const next = 'Our team will call you to confirm the day and time.';
  return {
    to,
    subject: `We have your ${company.name} appointment request`,
    ...composeMail(company, {
      title: 'Thank you for asking us to visit',
      preview: next,
      blocks: [
        { kind: 'paragraph', text: next },
        {
          kind: 'paragraph',
          text: 'Measuring, advice and a written quotation are free. We bring fabric samples to look at in your own light.',
        },
        { kind: 'note', text: 'If you did not ask for this, please tell us.' },
      ],
    }),
  };
}
