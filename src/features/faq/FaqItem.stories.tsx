import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleEntry } from './faqSamples';
import { FaqItem } from './FaqItem';

const meta = {
  title: 'Features/FAQ/FaqItem',
  component: FaqItem,
  args: { entry: sampleEntry, isOpen: false, onToggle: () => undefined },
} satisfies Meta<typeof FaqItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { isOpen: true } };
