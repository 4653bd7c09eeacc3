import Typography from '@mui/material/Typography';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { EmptyState } from './EmptyState';
import { QueryState } from './QueryState';
import { loadedStatus } from '@/fixtures/queryView.fixtures';

const query = { ...loadedStatus, refetch: fn() };

const meta = preview.meta({
  component: QueryState<string>,
  args: {
    query,
    data: undefined,
    what: 'the fabrics',
    skeleton: <Typography>Skeleton</Typography>,
    children: (data) => <Typography>{data}</Typography>,
  },
});

export const Default = meta.story({ args: { data: 'Almas Ivory Linen' } });
export const Loading = meta.story();
export const Error = meta.story({
  tags: ['error'],
  args: { query: { ...query, hasFailed: true, reason: 'The showroom is being cleaned.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(query.refetch).toHaveBeenCalledOnce();
  },
});
export const ErrorRetrying = meta.story({
  tags: ['error'],
  args: { query: { ...query, hasFailed: true, isRetrying: true } },
});
export const NotFound = meta.story({
  args: {
    query: { ...query, hasFailed: true, isNotFound: true },
    notFound: <EmptyState title="We could not find this fabric" />,
  },
});
