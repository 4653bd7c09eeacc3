import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConsultationBanner } from './ConsultationBanner';

const meta = {
  title: 'Features/Home/ConsultationBanner',
  component: ConsultationBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsultationBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
