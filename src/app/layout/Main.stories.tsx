import { lazy } from 'react';
import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { EmptyState } from '@/components/EmptyState';
import { goOffline } from '../../../.storybook/storyOffline';
import { Main } from './Main';

const Pending = lazy(() => new Promise<never>(() => undefined));

function Broken(): never {
  throw new Error('This page is broken on purpose.');
}

/** The `main` element of both layouts, with the Suspense and error boundaries of the page. */
const meta = preview.meta({
  component: Main,
  parameters: { layout: 'fullscreen' },
  args: { children: <EmptyState component="h1" title="The page" /> },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { children: <Pending /> } });

// React logs caught errors too.
function muteConsole(): () => void {
  const console = spyOn(window.console, 'error').mockImplementation(() => undefined);
  return () => console.mockRestore();
}

/** An error of the page leaves the layout usable and offers a reload. */
export const ErrorWhileRendering = meta.story({
  tags: ['error'],
  args: { children: <Broken /> },
  beforeEach: muteConsole,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page did not open.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeEnabled();
  },
});

/** Offline, the chunk of a page that was never opened is not on the device. */
export const ErrorOffline = meta.story({
  tags: ['error'],
  args: { children: <Broken /> },
  beforeEach: () => {
    const endings = [muteConsole(), goOffline()];
    return () => endings.forEach((end) => end());
  },
  play: async ({ canvas }) => {
    const title = 'This page is not saved on your device.';
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
});
