import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { services } from '@/content/services';
import { ServiceLinks } from './ServiceLinks';

const meta = {
  title: 'Features/Services/ServiceLinks',
  component: ServiceLinks,
  args: { services: services.en, ids: { categoryId: 'curtains', subCategoryId: 'linen' } },
} satisfies Meta<typeof ServiceLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Three: Story = { args: { services: services.en.slice(1) } };
