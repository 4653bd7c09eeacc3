const WHATSAPP = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//;
/** Longest encoded draft; Arabic letters count six characters each, and some apps cut links of about 2,000. */
const MAX_ENCODED_DRAFT = 1800;

/** As many lines of a draft as a link holds, at least the first. */
function cutDraft(draft: string): string {
  const lines = draft.split('\n');
  while (lines.length > 1 && encodeURIComponent(lines.join('\n')).length > MAX_ENCODED_DRAFT)
    lines.pop();
  return lines.join('\n');
}

/** Link to the chat with an editable draft; other chats than WhatsApp open without one. */
export function chatLink(chatUrl: string, draft: string): string {
  if (!WHATSAPP.test(chatUrl)) return chatUrl;
  return `${chatUrl}${chatUrl.includes('?') ? '&' : '?'}text=${encodeURIComponent(cutDraft(draft))}`;
}
