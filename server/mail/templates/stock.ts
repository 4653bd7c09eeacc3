import type { Config } from '../../config.ts';
import type { StockWatchesTable } from '../../db/stockTables.ts';
import { messagesIn } from '../../messages/messages.ts';
import { productPageUrl } from '../../rules/orderLinks.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';

type Linking = Pick<Config, 'company' | 'publicUrl'>;
type Watch = Pick<StockWatchesTable, 'email' | 'language'>;

/** Asks the owner of an address whether the wish is theirs. @param url of the page that confirms it */
export function stockConfirmMail(
  { company }: Linking,
  product: { name: string },
  { email: to, language, url }: Watch & { url: string },
): Mail {
  const { mail } = messagesIn(language).stock;
  const text = mail.confirmText(product.name);
  return composeMail(company, language, {
    to,
    subject: (shop) => mail.confirmSubject(shop, product.name),
    title: mail.confirmTitle,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'link', label: mail.confirm, url },
      { kind: 'note', text: mail.notYou },
    ],
  });
}

/** Says once that a cloth is back; the wish is deleted with it. */
export function stockBackMail(
  config: Linking,
  product: { id: string; name: string },
  { email: to, language }: Watch,
): Mail {
  const { mail } = messagesIn(language).stock;
  const text = mail.backText(product.name);
  return composeMail(config.company, language, {
    to,
    subject: (shop) => mail.backSubject(shop, product.name),
    title: mail.backTitle,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'link', label: mail.see, url: productPageUrl(config, product.id, language) },
      { kind: 'note', text: mail.once },
    ],
  });
}
