import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { expect, spyOn } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState';
import { PageOutlet } from './PageOutlet';

const OnItsWay = lazy(() => new Promise<never>(() => undefined));

function Broken(): never {
  throw new Error('This page is broken on purpose.');
}

const pages = {
  there: <EmptyState component="h1" title="The page" />,
  onItsWay: <OnItsWay />,
  broken: <Broken />,
};

function OutletWith({ page }: { page: keyof typeof pages }) {
  return (
    <Routes>
      <Route element={<PageOutlet />}>
        <Route path="*" element={pages[page]} />
      </Route>
    </Routes>
  );
}

/** The page itself, with its own loading state and error boundary. */
const meta = {
  title: 'Frame/PageOutlet',
  component: OutletWith,
  parameters: { layout: 'fullscreen' },
  args: { page: 'there' },
} satisfies Meta<typeof OutletWith>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { page: 'onItsWay' } };

/** A broken page does not take the frame with it, and can be loaded again. */
export const Failed: Story = {
  args: { page: 'broken' },
  // React tells the console of every error, of one that was caught too.
  beforeEach: () => {
    const console = spyOn(window.console, 'error').mockImplementation(() => undefined);
    return () => console.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page did not open.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeEnabled();
  },
};
