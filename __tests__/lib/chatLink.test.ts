import { describe, expect, it } from '@jest/globals';
import { chatLink, fitsChat, opensWithDraft, toWhatsAppNumber } from '@/lib/chatLink';

const CHAT = 'https://wa.me/97140000000';
const draftOf = (url: string) => new URL(url).searchParams.get('text');

describe('chatLink', () => {
  it('opens WhatsApp with the draft', () => {
    expect(draftOf(chatLink(CHAT, 'Do you have silk & linen?'))).toBe('Do you have silk & linen?');
    expect(draftOf(chatLink(`${CHAT}?lang=ar`, 'مخمل'))).toBe('مخمل');
    expect(draftOf(chatLink('https://api.whatsapp.com/send?phone=971', 'Hi'))).toBe('Hi');
  });

  it('encodes line breaks as %0A and blanks as %20', () => {
    expect(chatLink(CHAT, 'Hello Sadeel,\nhelp')).toBe(`${CHAT}?text=Hello%20Sadeel%2C%0Ahelp`);
  });

  it('opens other chats without a draft', () => {
    expect(chatLink('https://m.me/sadeel', 'Hello')).toBe('https://m.me/sadeel');
    expect(opensWithDraft('https://m.me/sadeel')).toBe(false);
  });

  it('drops half of a broken character, which cannot be encoded', () => {
    expect(draftOf(chatLink(CHAT, 'a\uD83Db'))).toBe('ab');
  });

  it.each([
    ['https://wa.me/+971 50 123 4567', 'https://wa.me/971501234567?text=x'],
    ['https://wa.me/%2B971%2050', 'https://wa.me/97150?text=x'],
    ['https://wa.me/0501234567?lang=ar', 'https://wa.me/971501234567?lang=ar&text=x'],
    [
      'https://api.whatsapp.com/send?phone=00971-50',
      'https://api.whatsapp.com/send?phone=97150&text=x',
    ],
    ['https://wa.me/message/ABC123', 'https://wa.me/message/ABC123?text=x'],
  ])('links from %s to the number as WhatsApp expects it', (chatUrl, link) => {
    expect(chatLink(chatUrl, 'x')).toBe(link);
  });
});

describe('toWhatsAppNumber', () => {
  it.each([
    ['050 123 4567', '971501234567'],
    ['+971 50 123 4567', '971501234567'],
    ['00971 (0)50-123-4567', '971501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '971501234567'],
    ['+44 20 7946 0000', '442079460000'],
  ])('writes %s as %s', (phone, number) => {
    expect(toWhatsAppNumber(phone)).toBe(number);
  });
});

describe('fitsChat', () => {
  it('allows 1,000 characters', () => {
    expect(fitsChat(CHAT, 'a'.repeat(1_000))).toBe(true);
    expect(fitsChat(CHAT, 'a'.repeat(1_001))).toBe(false);
    expect(fitsChat('https://m.me/sadeel', 'a'.repeat(1_001))).toBe(false);
  });

  it('allows 2,000 characters of the URL, of which an Arabic letter takes six', () => {
    const start = chatLink(CHAT, '').length;
    const most = Math.floor((2_000 - start) / 6);
    expect(fitsChat(CHAT, 'س'.repeat(most))).toBe(true);
    expect(fitsChat(CHAT, 'س'.repeat(most + 1))).toBe(false);
  });
});
