import type { Language } from '../../src/contract/common.ts';
import type { Company } from '../config.ts';
import { directionOf } from '../rules/language.ts';
import { shopName } from '../rules/shopName.ts';
import type { Amount, Block, MailContent, Sender } from './content.ts';
import type { Mail } from './mail.ts';
import { mailHtml } from './html.ts';
import { MAIL_STYLES } from './style.ts';

/** Left-to-right mark: keeps the groups of a phone number in order between Arabic words. */
const LEFT_TO_RIGHT_MARK = '\u200E';

/** A mail to a customer without the text of the shop. */
interface MailDraft extends MailContent {
  to: string;
  /** Subject with the name of the shop. */
  subject: (shop: string) => string;
}

function amountText({ label, detail, amount }: Amount, separator: string): string {
  return `${label}${detail ? `${separator} ${detail}` : ''}: ${amount}`;
}

function blockText(block: Block, separator: string): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'address':
      return [`${block.label}:`, ...block.lines, ...(block.map ? [block.map.url] : [])].join('\n');
    case 'bill':
      return [...block.items, ...block.totals]
        .map((amount) => amountText(amount, separator))
        .join('\n');
    case 'steps':
      return block.steps.map((step) => `[${step.isReached ? 'x' : ' '}] ${step.label}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

function mailText(sender: Sender, content: MailContent, language: Language): string {
  const isRtl = directionOf(language) === 'rtl';
  const { overline, title, blocks } = content;
  const head = overline === undefined ? title : `${title}\n${overline.label} ${overline.number}`;
  const phone = isRtl ? LEFT_TO_RIGHT_MARK + sender.phone : sender.phone;
  const bodies = blocks.map((block) => blockText(block, isRtl ? '،' : ','));
  return `${[head, ...bodies, `${sender.name}\n${sender.email}\n${phone}`].join('\n\n')}\n`;
}

/** Composes a mail to a customer: plain text and HTML with the same content; escapes all values. */
export function composeMail(
  company: Company,
  language: Language,
  { to, subject, ...content }: MailDraft,
): Mail {
  const { email, phone } = company;
  const sender = { name: shopName(company, language), email, phone };
  return {
    to,
    subject: subject(sender.name),
    text: mailText(sender, content, language),
    html: mailHtml(sender, content, MAIL_STYLES[language]),
  };
}
