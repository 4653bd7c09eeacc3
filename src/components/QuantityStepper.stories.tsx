import { useArgs } from 'storybook/preview-api';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper';

const meta = preview.meta({
  component: QuantityStepper,
  args: {
    quantity: 2,
    label: 'Almas Ivory Linen',
    onIncrement: fn(),
    onDecrement: fn(),
    isBusy: false,
  },
  render: function Render(args) {
    const [{ quantity }, setArgs] = useArgs<QuantityStepperProps>();
    const handleIncrement = () => {
      args.onIncrement();
      setArgs({ quantity: quantity + 1 });
    };
    const handleDecrement = () => {
      args.onDecrement();
      setArgs({ quantity: quantity - 1 });
    };
    return (
      <QuantityStepper {...args} onIncrement={handleIncrement} onDecrement={handleDecrement} />
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const number = canvas.getByRole('status');
    await step('Plus increments the quantity', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
      await canvas.findByText('3');
    });
    await step('Enter on minus decrements the quantity', async () => {
      canvas.getByRole('button', { name: /^Decrease/ }).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('2');
      await expect(number).toHaveTextContent('2');
    });
  },
});
/** While busy, clicks are ignored and the button keeps focus. */
export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: /^Increase/ });
    await userEvent.click(plus);
    await expect(args.onIncrement).not.toHaveBeenCalled();
    await expect(plus).toHaveFocus();
  },
});
export const DisabledAtMaximum = meta.story({
  args: { quantity: 99 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onIncrement).not.toHaveBeenCalled();
  },
});
export const ByTheMetre = meta.story({ args: { quantity: 6, soldAs: 'metre' } });
export const Panels = meta.story({ args: { soldAs: 'panel' } });
