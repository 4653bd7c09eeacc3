import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serviceTexts } from '@/content/serviceTexts';
import { TextSections } from './TextSections';

const meta = {
  title: 'Features/StaticPages/TextSections',
  component: TextSections,
  args: { sections: serviceTexts['/services/custom-tailoring'] },
} satisfies Meta<typeof TextSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slim: Story = { globals: { viewport: { value: 'slim' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
