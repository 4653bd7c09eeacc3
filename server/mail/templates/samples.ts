import type { Company, Config } from '../../config.ts';
import type { SampleRequestsTable } from '../../db/sampleTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '../../rules/language.ts';
import { homePageUrl, samplesPageUrl } from '../../rules/orderLinks.ts';
import { clothNames } from '../../rules/sampledCloths.ts';
import { composeMail } from '../compose.ts';
import type { Block } from '../content.ts';
import type { Mail } from '../mail.ts';

type Linking = Pick<Config, 'company' | 'publicUrl'>;

/** Where the samples go, in lines; empty when the consultant brings them. */
export const sampleAddress = ({
  delivery,
  name,
  phone,
  address,
  city,
}: SampleRequestsTable): string[] =>
  delivery === 'post' ? [name, ...address.split('\n'), city, phone] : [];

/** Mail to the shop's staff in English; plain text only, because it contains what a customer wrote. */
export function sampleMail(company: Company, request: SampleRequestsTable, from: string): Mail {
  const { number, delivery, language } = request;
  return {
    to: company.inbox,
    subject: `Free samples ${number}`,
    text: `${[
      `Customer: ${from}`,
      `Language: ${LANGUAGE_NAMES[language]}`,
      `Cloths:\n${clothNames(request, DEFAULT_LANGUAGE).join('\n')}`,
      delivery === 'post'
        ? `Send them to:\n${sampleAddress(request).join('\n')}`
        : 'Bring them to the free visit.',
      `When they are on their way:\nnpm run --silent shop -- samples send ${number}`,
    ].join('\n\n')}\n`,
    replyTo: from,
  };
}

/** What a mail says of the samples: the cloths, and where they go. */
function clothBlocks(request: SampleRequestsTable): Block[] {
  const { mail } = messagesIn(request.language).samples;
  const lines = sampleAddress(request);
  return [
    { kind: 'address', label: mail.cloths, lines: clothNames(request, request.language) },
    ...(lines.length > 0 ? [{ kind: 'address', label: mail.to, lines } as const] : []),
  ];
}

/** Link to the customer's samples, or to booking the visit that they are brought to. */
function nextLink(config: Linking, { delivery, language }: SampleRequestsTable): Block {
  const { mail } = messagesIn(language).samples;
  return delivery === 'post'
    ? { kind: 'link', label: mail.see, url: samplesPageUrl(config, language) }
    : { kind: 'link', label: mail.book, url: `${homePageUrl(config, language)}#bookingID` };
}

/** Receipt for the customer, in the language of the request. */
export function sampleReceiptMail(config: Linking, request: SampleRequestsTable, to: string): Mail {
  const { language, number, delivery } = request;
  const { mail } = messagesIn(language).samples;
  const text = mail.received[delivery];
  return composeMail(config.company, language, {
    to,
    subject: (shop) => mail.subject(shop, number),
    overline: { label: mail.overline, number },
    title: mail.title,
    preview: text,
    blocks: [{ kind: 'paragraph', text }, ...clothBlocks(request), nextLink(config, request)],
  });
}

/** News of the staff: the samples are sent or packed for the visit, or cannot be sent. */
export function sampleNewsMail(
  config: Linking,
  request: SampleRequestsTable,
  { to, news, note }: { to: string; news: 'sent' | 'declined'; note: string | null },
): Mail {
  const { language, number, delivery } = request;
  const { mail } = messagesIn(language).samples;
  const { title, text } = news === 'sent' ? mail.sent[delivery] : mail.declined;
  return composeMail(config.company, language, {
    to,
    subject: (shop) => `${shop}: ${title}`,
    overline: { label: mail.overline, number },
    title,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      // Each line has its own direction, because the staff may write English.
      ...(note === null
        ? []
        : [{ kind: 'address', label: mail.note, lines: note.split('\n') } as const]),
      ...clothBlocks(request),
      nextLink(config, request),
    ],
  });
}
