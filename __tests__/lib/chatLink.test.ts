import { describe, expect, it } from '@jest/globals';
import { chatLink } from '@/lib/chatLink';

const CHAT = 'https://wa.me/97140000000';
const draftOf = (url: string) => new URL(url).searchParams.get('text');

describe('chatLink', () => {
  it('opens WhatsApp with the draft', () => {
    expect(draftOf(chatLink(CHAT, 'Do you have silk & linen?'))).toBe('Do you have silk & linen?');
    expect(draftOf(chatLink(`${CHAT}?lang=ar`, 'مخمل'))).toBe('مخمل');
  });

  it('opens other chats without a draft', () => {
    expect(chatLink('https://m.me/sadeel', 'Hello')).toBe('https://m.me/sadeel');
  });

  it('keeps whole lines of a draft that is too long for a link', () => {
    const line = 'غرفة المعيشة، باب التراس: العرض 240 × الطول 265 سم';
    const draft = draftOf(chatLink(CHAT, Array.from({ length: 60 }, () => line).join('\n')));
    expect(new Set(draft?.split('\n'))).toEqual(new Set([line]));
    expect(encodeURIComponent(draft ?? '').length).toBeLessThanOrEqual(1800);
  });
});
