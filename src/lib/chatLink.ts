const WHATSAPP = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//;

/** Link to the chat with an editable draft; other chats than WhatsApp open without one. */
export function chatLink(chatUrl: string, draft: string): string {
  if (!WHATSAPP.test(chatUrl)) return chatUrl;
  return `${chatUrl}${chatUrl.includes('?') ? '&' : '?'}text=${encodeURIComponent(draft)}`;
}
