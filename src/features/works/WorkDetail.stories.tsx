import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { work } from '@/fixtures/catalogue.fixtures';
import { WorkDetail } from './WorkDetail';

const meta = {
  title: 'Features/Works/WorkDetail',
  component: WorkDetail,
  parameters: { layout: 'fullscreen' },
  args: { work: work, id: work.id },
} satisfies Meta<typeof WorkDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
