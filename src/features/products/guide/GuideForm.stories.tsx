import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { DEFAULT_SITUATION } from '@/lib/light/situation';
import { GuideForm } from './GuideForm';

const meta = {
  title: 'Features/Guide/GuideForm',
  component: GuideForm,
  args: { situation: DEFAULT_SITUATION, onChange: fn() },
} satisfies Meta<typeof GuideForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Kitchen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ room: 'kitchen' });
    await userEvent.click(canvas.getByRole('radio', { name: 'South-east' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ facade: 'south-east' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /balcony/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ extras: ['door'] });
  },
};

/** Only in a bedroom it matters who sleeps. */
export const Bedroom: Story = {
  args: { situation: { ...DEFAULT_SITUATION, room: 'bedroom', extras: ['sleeper', 'high'] } },
};
