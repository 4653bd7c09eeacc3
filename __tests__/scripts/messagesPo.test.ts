import { describe, expect, it } from '@jest/globals';
import { readMessageSources, type MessageSource } from '../../scripts/messages/messageSources';
import { readPo, toPo } from '../../scripts/messages/po';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';

const messages = readMessageSources();

function messageOf(wanted: string): MessageSource {
  const message = messages.find(({ id }) => id === wanted);
  if (message === undefined) throw new Error(`No message ${wanted}.`);
  return message;
}
const title = messageOf('cart.emptyHelp');
const counted = messageOf('cart.shared.buttonLabel');

/** The exported file with other texts for some messages. */
const translated = (texts: Record<string, string>) =>
  toPo(
    messages.map((message) => {
      const text = texts[message.id];
      return text === undefined ? message : { ...message, arabic: { ...message.arabic, text } };
    }),
  );

describe('the export for translators', () => {
  it('has every message with the Arabic text that the shop shows', () => {
    const texts = Object.fromEntries(messages.map(({ id, arabic }) => [id, arabic.text]));
    expect(texts).toEqual(arabicCatalog);
  });

  it('names the message, its file and what its comments tell', () => {
    const po = toPo([counted]);
    expect(po).toContain('msgctxt "cart.shared.buttonLabel"');
    expect(po).toContain('#: src/features/cart/shared/messages.ts');
    expect(po).toContain('#. Texts about the cart on any page');
    expect(po.replaceAll(/"\n"/g, '')).toContain('one {Cart, {count} item}');
  });
});

describe('the import of a translated file', () => {
  it('changes nothing when nothing was translated', () => {
    expect(readPo(toPo(messages), messages)).toEqual({ changed: [], errors: [] });
  });

  it('finds the changed texts', () => {
    const arabic = 'سلتك ما زالت فارغة.';
    expect(readPo(translated({ 'cart.emptyHelp': arabic }), messages)).toEqual({
      changed: [{ message: title, arabic }],
      errors: [],
    });
  });

  it('keeps the present text for an empty or fuzzy entry', () => {
    const fuzzy = translated({ 'cart.emptyHelp': 'نص' }).replace(
      'msgctxt "cart.emptyHelp"',
      '#, fuzzy\nmsgctxt "cart.emptyHelp"',
    );
    expect(readPo(fuzzy, messages).changed).toEqual([]);
    expect(readPo(translated({ 'cart.emptyHelp': '' }), messages).changed).toEqual([]);
  });

  it.each([
    ['a broken plural', { 'cart.shared.buttonLabel': '{count, plural, one {منتج}' }, /valid ICU/],
    [
      'a lost placeholder',
      { 'cart.shared.buttonLabel': 'السلة' },
      /placeholders "" instead of "count, count plural"/,
    ],
    [
      'another placeholder',
      { 'cart.removeLine': 'إزالة {name}' },
      /placeholders "name" instead of "label"/,
    ],
  ])('refuses the whole file for %s', (_what, texts, reason) => {
    const { errors } = readPo(translated(texts), messages);
    expect(errors).toEqual([expect.stringMatching(reason)]);
  });

  it('refuses unknown messages and English texts that have changed since', () => {
    const old = { ...title, english: { ...title.english, text: 'Your cart has nothing.' } };
    const gone = { ...title, id: 'cart.gone' };
    const other = { ...title.arabic, text: 'نص' };
    const { errors } = readPo(
      toPo([
        { ...old, arabic: other },
        { ...gone, arabic: other },
      ]),
      messages,
    );
    expect(errors).toEqual([
      expect.stringMatching(/^cart\.emptyHelp: the English text is now/),
      'cart.gone: no such message.',
    ]);
  });

  it('refuses what is no PO file', () => {
    expect(readPo('msgid "open\n', messages).errors).toEqual([
      expect.stringMatching(/^The file is no PO file/),
    ]);
  });
});
