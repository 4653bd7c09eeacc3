import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { ChatDialog, type ChatDialogProps } from '@/components/chat/ChatDialog';
import { expectNamedControls } from '../../support/expectNamedControls';
import { renderElement } from '../../support/renderElement';

const CHAT = 'https://wa.me/97140000000';
const subject = { about: 'I have a question about Almas Ivory Linen.' };
const DRAFT = 'Hello Sadeel,\nI have a question about Almas Ivory Linen.\nCan you help me?';
const NAME = 'Ask about this on WhatsApp, opens WhatsApp';

const open = (props: Partial<ChatDialogProps> = {}) =>
  renderElement(
    <ChatDialog isOpen onClose={() => undefined} chatUrl={CHAT} subject={subject} {...props} />,
  );
const field = () => screen.getByRole('textbox', { name: 'Message' });
const link = (name = NAME) => screen.getByRole('link', { name });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('ChatDialog', () => {
  it('opens WhatsApp with the draft in a window that cannot reach the shop', () => {
    open();
    expectNamedControls('ChatDialog');
    expect(field()).toHaveValue(DRAFT);
    expect(link()).toHaveAttribute('href', `${CHAT}?text=${encodeURIComponent(DRAFT)}`);
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('only copies without the chat of the shop', () => {
    open({ chatUrl: undefined });
    expect(field()).toHaveValue(DRAFT);
    expect(screen.getByText(/^The link to our chat did not load/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy text' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes what the customer changes into the link and the clipboard', async () => {
    const { user } = open();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    write('Do you have it in blue?');
    expect(link()).toHaveAttribute('href', `${CHAT}?text=Do%20you%20have%20it%20in%20blue%3F`);
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Text copied.')).toHaveRole('status');
    expect(writeText).toHaveBeenCalledWith('Do you have it in blue?');
  });

  it('says when the browser does not allow to copy', async () => {
    const { user } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText(/^The text could not be copied/)).toBeVisible();
  });

  it('does not link with a text that would arrive cut', () => {
    open();
    write('س'.repeat(400));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/^Too long for WhatsApp/);
    expect(link()).toHaveAttribute('aria-disabled', 'true');
    write('س');
    expect(field()).toBeValid();
  });

  it('opens another chat without the text, which can be copied', () => {
    open({ chatUrl: 'https://m.me/sadeel' });
    expect(screen.getByText(/copy it, and paste it into the chat/)).toBeVisible();
    expect(link('Open the chat, in a new window')).toHaveAttribute('href', 'https://m.me/sadeel');
  });
});
