import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChatDialog } from './ChatDialog';

const meta = preview.meta({
  component: ChatDialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: () => undefined,
    chatUrl: 'https://wa.me/97140000000',
    subject: {
      about: 'I have a question about Almas Ivory Linen, 140 cm width, 185 AED per metre.',
      lists: [{ lines: ['Living room: W 240 × D 265 cm'], count: '1 measured window' }],
      link: 'https://shop.example/product-detail?id=almas-ivory-linen',
    },
  },
});

export const Default = meta.story();

/** The text is in the link as the customer changed it. */
export const Edited = meta.story({
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.clear(field);
    await userEvent.type(field, 'In blue?');
    await expect(
      screen.getByRole('link', { name: 'Ask about this on WhatsApp, opens WhatsApp' }),
    ).toHaveAttribute('href', 'https://wa.me/97140000000?text=In%20blue%3F');
  },
});

/** Forty windows become their number. */
export const LongText = meta.story({
  args: {
    subject: {
      about: 'These are my windows:',
      lists: [
        {
          lines: Array.from({ length: 40 }, (_, index) => `Window ${index + 1}: W 240 × D 265 cm`),
          count: '40 measured windows',
        },
      ],
    },
  },
});

/** A chat that opens without a text. */
export const OtherChat = meta.story({ args: { chatUrl: 'https://m.me/sadeel' } });
