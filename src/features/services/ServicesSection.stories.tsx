import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { services } from '@/content/services';
import { ServicesSection } from './ServicesSection';

const meta = {
  title: 'Features/Services/ServicesSection',
  component: ServicesSection,
  parameters: { layout: 'fullscreen' },
  args: { services: services.en, ids: {} },
} satisfies Meta<typeof ServicesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
