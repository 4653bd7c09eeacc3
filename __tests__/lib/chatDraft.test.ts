import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { composeDraft, type ChatDraft } from '@/lib/chatDraft';
import { chatLink, fitsChat, MAX_CHAT_URL_LENGTH, MAX_DRAFT_LENGTH } from '@/lib/chatLink';
import { PROPERTY_SEED } from '../support/propertySeed';

const CHAT = 'https://wa.me/97140000000';
const draft: ChatDraft = {
  greeting: 'Hello Sadeel,',
  about: 'I have a question about Almas Ivory Linen.',
  lists: [
    { lines: ['Almas, 140 cm width: 6 m × AED 185'], count: '1 product' },
    { lines: ['Living 1: W 290 × D 265 cm', 'Living 2: W 120 × D 265 cm'], count: '2 windows' },
  ],
  link: 'https://shop.example/product-detail?id=almas',
  question: 'Can you help me?',
};
const arabicLines = Array.from({ length: 12 }, () => 'غرفة المعيشة: العرض 240 × الطول 265 سم');

describe('composeDraft', () => {
  it('has greeting, subject, a line per window, link and question', () => {
    expect(composeDraft(CHAT, draft).split('\n')).toEqual([
      'Hello Sadeel,',
      'I have a question about Almas Ivory Linen.',
      'Almas, 140 cm width: 6 m × AED 185',
      'Living 1: W 290 × D 265 cm',
      'Living 2: W 120 × D 265 cm',
      'https://shop.example/product-detail?id=almas',
      'Can you help me?',
    ]);
  });

  it('leaves out what is empty, and keeps each part on one line', () => {
    const text = composeDraft(CHAT, {
      ...draft,
      about: 'Noor\n  White',
      lists: [{ lines: [], count: '0 windows' }],
      link: undefined,
    });
    expect(text).toBe('Hello Sadeel,\nNoor White\nCan you help me?');
  });

  it('shortens the last list to its count and keeps the link', () => {
    const [products] = draft.lists ?? [];
    const windows = { lines: arabicLines, count: '12 windows' };
    const lists = products === undefined ? [] : [products, windows];
    const text = composeDraft(CHAT, { ...draft, lists });
    expect(text).toContain('Almas, 140 cm width');
    expect(text).toContain('\n12 windows\nhttps://shop.example/');
    expect(text).not.toContain('غرفة');
  });

  it('shortens all lists when one is not enough', () => {
    const lists = ['12 products', '12 windows'].map((count) => ({ lines: arabicLines, count }));
    const text = composeDraft(CHAT, { ...draft, lists });
    expect(text).toContain('\n12 products\n12 windows\nhttps://shop.example/');
  });

  it('does not count an empty list when another one is shortened', () => {
    const lists = [
      { lines: arabicLines, count: '12 products' },
      { lines: [], count: '0 windows' },
    ];
    const text = composeDraft(CHAT, { ...draft, lists });
    expect(text).toContain('\n12 products\nhttps://shop.example/');
  });

  it('leaves out a link that is too long', () => {
    const link = `https://shop.example/products?search=${'a'.repeat(2_000)}`;
    const text = composeDraft(CHAT, { ...draft, link });
    expect(text).not.toContain('https://');
    expect(text).toContain('Can you help me?');
  });

  it('cuts a text that is too long without them', () => {
    const text = composeDraft(CHAT, { ...draft, about: 'س'.repeat(900) });
    expect(text.startsWith('Hello Sadeel,\nسسس')).toBe(true);
    expect(fitsChat(CHAT, text)).toBe(true);
    expect(fitsChat(CHAT, `${text}س`)).toBe(false);
  });

  it('never exceeds the limits, whatever the texts and the language', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('س', 'ت', 'ا', 'ر', ' ', '2', '×'), maxLength: 400 }),
      fc.string({ unit: fc.constantFrom('w', 'i', ' ', '\n', '%', '&'), maxLength: 1_200 }),
    );
    const list = fc.record({ lines: fc.array(word, { maxLength: 60 }), count: word });
    const drafts = fc.record({
      greeting: word,
      about: word,
      lists: fc.array(list, { maxLength: 3 }),
      link: fc.option(fc.webUrl({ withQueryParameters: true }), { nil: undefined }),
      question: word,
    });
    fc.assert(
      fc.property(drafts, (any) => {
        const text = composeDraft(CHAT, any);
        expect(text.length).toBeLessThanOrEqual(MAX_DRAFT_LENGTH);
        const link = chatLink(CHAT, text);
        expect(link.length).toBeLessThanOrEqual(MAX_CHAT_URL_LENGTH);
        expect(() => new URL(link)).not.toThrow();
      }),
      { seed: PROPERTY_SEED, numRuns: 200 },
    );
  });
});
