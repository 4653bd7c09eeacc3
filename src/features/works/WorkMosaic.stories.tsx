import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { works } from '@/fixtures/catalogue.fixtures';
import { WorkMosaic } from './WorkMosaic';

const meta = {
  title: 'Features/Works/WorkMosaic',
  component: WorkMosaic,
  args: { works: works },
} satisfies Meta<typeof WorkMosaic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Eight: Story = { args: { works: works.slice(0, 8) } };
export const Three: Story = { args: { works: works.slice(0, 3) } };
export const One: Story = { args: { works: works.slice(0, 1) } };
