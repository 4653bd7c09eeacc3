import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ToastCard, type ToastCardProps } from './ToastCard';

const meta = preview.meta({
  component: ToastCard,
  args: {
    id: 'toast-1',
    message: 'Product Added to Cart Successfully',
    variant: 'success' as const,
    onClose: fn(),
    style: { maxWidth: 400 },
  },
});

export const Success = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Info = meta.story({
  args: { variant: 'info', message: 'That code has expired. Ask for a new one.' },
});
export const ErrorMessage = meta.story({
  tags: ['error'],
  args: { variant: 'error', message: 'Something went wrong' },
});
export const LongText = meta.story({
  args: {
    variant: 'error',
    message:
      'Too many codes were asked for. Please wait a moment before trying again, or write to hello@sadeel.example.',
  },
});

const DISMISS_SHARE = 0.8;

/** Toast that unmounts when closed. */
function ClosingToast(props: ToastCardProps) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <ToastCard {...props} onClose={() => setIsOpen(false)} />;
}

/** Snaps back when dragged by less than 80 percent of its width, else closes (product 12.1). */
export const DraggedAway = meta.story({
  name: 'Dismissed by drag',
  render: (args) => <ClosingToast {...args} />,
  play: async ({ canvas }) => {
    const text = canvas.getByRole('status');
    const card = text.parentElement;
    if (card === null) throw new Error('Toast text has no parent card.');
    const drag = async (share: number) => {
      const pointer = { pointerId: 1, button: 0, clientY: 0 };
      const distance = card.offsetWidth * share;
      await fireEvent.pointerDown(card, { ...pointer, clientX: 0 });
      await fireEvent.pointerMove(card, { ...pointer, clientX: distance });
      await fireEvent.pointerUp(card, { ...pointer, clientX: distance });
    };
    const { x } = card.getBoundingClientRect();
    await drag(DISMISS_SHARE - 0.05);
    await waitFor(() => expect(card.getBoundingClientRect().x).toBe(x));
    await drag(DISMISS_SHARE);
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
});
