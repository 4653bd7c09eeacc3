import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { NotFoundState } from './NotFoundState';

const meta = {
  title: 'Components/NotFoundState',
  component: NotFoundState,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'We could not find this project',
    help: 'It may have been moved or taken down. All finished projects are one step away.',
    to: paths.ourWorks,
    linkLabel: 'All projects',
  },
} satisfies Meta<typeof NotFoundState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
