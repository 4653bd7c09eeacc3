import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { about } from '@/content/about';
import { serviceTexts } from '@/content/serviceTexts';
import { EditorialSections } from './EditorialSections';

const meta = {
  title: 'Features/StaticPages/EditorialSections',
  component: EditorialSections,
  args: { sections: about.en.sections },
} satisfies Meta<typeof EditorialSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutImages: Story = {
  args: { sections: serviceTexts.en['/services/custom-tailoring'] },
};
