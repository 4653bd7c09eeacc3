import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageLoading } from './PageLoading';

const meta = {
  title: 'Components/PageLoading',
  component: PageLoading,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
