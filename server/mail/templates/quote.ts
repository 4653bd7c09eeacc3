import type { Language } from '../../../src/contract/common.ts';
import type { QuoteLine } from '../../../src/contract/quotes.ts';
import type { Company } from '../../config.ts';
import { messagesIn } from '../../messages/messages.ts';
import { dayText } from '../../rules/dayText.ts';
import { CURRENCY, moneyText, toMinor } from '../../rules/money.ts';
import type { QuoteTerms } from '../../rules/quote.ts';
import { composeMail } from '../compose.ts';
import type { Block } from '../content.ts';
import type { Mail } from '../mail.ts';

interface MailedQuote {
  quote: { number: string; valid_until: string };
  lines: readonly QuoteLine[];
  terms: Pick<QuoteTerms, 'totals'>;
  /** URL of its page. */
  url: string;
  language: Language;
  /** It has the final sizes of a visit. */
  isMeasured?: boolean;
}

function billOf({ lines, terms, language }: MailedQuote): Block {
  const { mails, shop } = messagesIn(language);
  const { totals } = terms;
  const money = (minor: number): string => moneyText(minor, CURRENCY, language);
  const shipping = totals.shippingMinor === 0 ? mails.order.free : money(totals.shippingMinor);
  return {
    kind: 'bill',
    items: lines.map(({ name, size, quantity, soldAs = null, configuration, total }) => ({
      label: name,
      detail: mails.order.item(size, shop.quantity(quantity, configuration ? 'window' : soldAs)),
      amount: money(toMinor(total)),
    })),
    totals: [
      { label: mails.order.subTotal, amount: money(totals.subTotalMinor) },
      { label: mails.order.shipping, amount: shipping },
      { label: mails.order.total, amount: money(totals.totalMinor) },
    ],
  };
}

/** Lines whose sizes were measured again, with what they were. */
function changesOf({ lines, language }: MailedQuote): Block[] {
  const { mail } = messagesIn(language).quotes;
  const money = (amount: number): string => moneyText(toMinor(amount), CURRENCY, language);
  return lines.flatMap(({ name, size, price, previous }): Block[] =>
    previous === undefined
      ? []
      : [
          {
            kind: 'note',
            text: mail.changed(
              `${name}, ${size}: ${money(price)}`,
              `${previous.size}: ${money(previous.price)}`,
            ),
          },
        ],
  );
}

/** A quote for the customer, with the link to its page. */
export function quoteMail(company: Company, to: string, mailed: MailedQuote): Mail {
  const { quote, url, language, isMeasured } = mailed;
  const { mail } = messagesIn(language).quotes;
  const text = mail.text(dayText(new Date(quote.valid_until), language));
  return composeMail(company, language, {
    to,
    subject: (shop) => mail.subject(shop, quote.number),
    overline: { label: mail.overline, number: quote.number },
    title: isMeasured === true ? mail.measured : mail.title,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      ...changesOf(mailed),
      billOf(mailed),
      { kind: 'link', label: mail.see, url },
    ],
  });
}
