import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No orders found.',
    help: 'What you order appears here, with where it is on its way.',
    action: <Button>See our fabrics</Button>,
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleAlone: Story = { args: { help: undefined, action: undefined } };
export const LongText: Story = {
  args: {
    title: 'Nothing was found that is at once a hand-pleated linen, lined and under one metre wide',
    help: 'Try a single word, for example a colour or a fibre. Whatever you can describe we can usually make: write to us and we will look for it.',
  },
  globals: { viewport: { value: 'slim' } },
};
