import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { terms } from '@/content/terms';
import { LegalDocument } from './LegalDocument';

const meta = {
  title: 'Features/StaticPages/LegalDocument',
  component: LegalDocument,
  args: { ...terms.en },
} satisfies Meta<typeof LegalDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
