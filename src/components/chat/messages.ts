import { defineMessages } from '@/i18n/defineMessages';

/** Text that opens the draft. */
export const askMessages = defineMessages('components.chatButton', {
  ask: 'Ask about this',
});

/** Texts of asking the shop in its chat, and of the drafts (product 1.9). */
export const chatMessages = defineMessages('components.chat', {
  title: 'Your message to us',
  help: 'Change it as you like. Nothing is sent before you send it in WhatsApp.',
  helpOther: 'Change it as you like, copy it, and paste it into the chat.',
  helpNone: 'The link to our chat did not load. Copy your message, and try again later.',
  text: 'Message',
  tooLong: 'Too long for WhatsApp. Shorten it, or copy the text.',
  open: 'Ask about this on WhatsApp',
  opensWhatsApp: ', opens WhatsApp',
  openOther: 'Open the chat',
  newWindow: ', in a new window',
  copy: 'Copy text',
  copied: 'Text copied.',
  copyFailed: 'The text could not be copied. Select it above and copy it.',
  close: 'Close',
  greeting: 'Hello Sadeel,',
  product: 'I have a question about {product}.',
  cart: 'I have a question about my cart, {total} in total:',
  line: '{product}: {quantity} × {price}',
  lineCount: '{count, plural, one {1 product} other {{count} products}}',
  windows: 'These are my windows:',
  windowCount: '{count, plural, one {1 measured window} other {{count} measured windows}}',
  order: 'I have a question about my order {number}. Its status: {status}.',
  search: 'I am looking for “{search}” and did not find it in the shop.',
  filters: 'I did not find a fabric with these filters:',
  question: 'Can you help me?',
});
