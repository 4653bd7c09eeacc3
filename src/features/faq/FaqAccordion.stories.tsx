import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleEntries } from './faqSamples';
import { FaqAccordion } from './FaqAccordion';

const meta = {
  title: 'Features/FAQ/FaqAccordion',
  component: FaqAccordion,
  args: { entries: sampleEntries },
} satisfies Meta<typeof FaqAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
