import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { EmptyState } from './EmptyState';
import { QueryState } from './QueryState';

const query = {
  hasFailed: false,
  isRetrying: false,
  isNotFound: false,
  reason: undefined,
  refetch: fn(),
};

const meta = {
  title: 'Components/QueryState',
  component: QueryState<string>,
  args: {
    query,
    data: undefined,
    what: 'the fabrics',
    skeleton: <Typography>Skeleton</Typography>,
    children: (data) => <Typography>{data}</Typography>,
  },
} satisfies Meta<typeof QueryState<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { data: 'Almas Ivory Linen' } };
export const Loading: Story = {};
export const Error: Story = {
  tags: ['error'],
  args: { query: { ...query, hasFailed: true, reason: 'The showroom is being cleaned.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(query.refetch).toHaveBeenCalledOnce();
  },
};
export const ErrorRetrying: Story = {
  tags: ['error'],
  args: { query: { ...query, hasFailed: true, isRetrying: true } },
};
export const NotFound: Story = {
  args: {
    query: { ...query, hasFailed: true, isNotFound: true },
    notFound: <EmptyState title="We could not find this fabric" />,
  },
};
