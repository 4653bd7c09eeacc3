import { onlyDigits } from './digits';

/** The longest draft, and the longest URL that holds one; apps cut longer ones (product 1.9). */
export const MAX_DRAFT_LENGTH = 1_000;
export const MAX_CHAT_URL_LENGTH = 2_000;

const WHATSAPP = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//;
/** A phone number in the path of wa.me, or in the query of api.whatsapp.com. */
const PHONE =
  /^(https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))((?:%2B|%20|[^?&#a-z%])+)(?=[?&#]|$)/i;

/** The number as WhatsApp expects it: country code first, without +, 00, trunk 0, blanks and brackets. */
export function toWhatsAppNumber(phone: string): string {
  const digits = onlyDigits(phone).replace(/^00/, '');
  return digits.replace(/^(?:971)?0/, '971');
}

/** Whether the chat service opens with a draft. */
export const opensWithDraft = (chatUrl: string): boolean => WHATSAPP.test(chatUrl);

/** Link to the chat with an editable draft; other chats than WhatsApp open without one. */
export function chatLink(chatUrl: string, draft: string): string {
  if (!opensWithDraft(chatUrl)) return chatUrl;
  const chat = chatUrl.replace(
    PHONE,
    (_url, start: string, phone: string) =>
      start + toWhatsAppNumber(phone.replace(/%2B|%20/gi, ' ')),
  );
  // A lone surrogate cannot be encoded.
  const text = encodeURIComponent(draft.replace(/\p{Surrogate}/gu, ''));
  return `${chat}${chat.includes('?') ? '&' : '?'}text=${text}`;
}

/** Whether a draft is short enough to arrive complete. */
export const fitsChat = (chatUrl: string, draft: string): boolean =>
  draft.length <= MAX_DRAFT_LENGTH && chatLink(chatUrl, draft).length <= MAX_CHAT_URL_LENGTH;
