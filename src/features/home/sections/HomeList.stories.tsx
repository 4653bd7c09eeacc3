import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CardSkeletons } from '@/components/CardSkeletons';
import { CardGrid } from './CardGrid';
import { HomeList } from './HomeList';
import { homeQueries } from '@/fixtures/home.fixtures';

const retry = fn();

const meta = preview.meta({
  component: HomeList,
  args: {
    home: homeQueries.loaded,
    what: 'the categories',
    items: ['Curtains', 'Sheers', 'Roller blinds'],
    emptyTitle: 'No categories yet.',
    skeleton: (
      <CardGrid>
        <CardSkeletons count={4} ratio="1 / 1" />
      </CardGrid>
    ),
    children: (items) => <p>{items.join(', ')}</p>,
  },
  argTypes: { skeleton: { control: false }, children: { control: false } },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { home: homeQueries.loading, items: undefined } });
export const Empty = meta.story({ args: { home: homeQueries.empty, items: [] } });

export const Error = meta.story({
  tags: ['error'],
  args: { home: { ...homeQueries.refused, refetch: retry }, items: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const ErrorRetrying = meta.story({
  tags: ['error'],
  args: { home: { ...homeQueries.failed, isRetrying: true }, items: undefined },
});
