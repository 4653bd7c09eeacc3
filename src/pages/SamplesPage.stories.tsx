import type { StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { refused } from '@/fixtures/refused';
import { sampleRequests, seedSamples } from '@/fixtures/samples.fixtures';
import { paths } from '@/lib/paths';
import { samplesPath } from '@/lib/samplesUrl';
import type { AppStore } from '@/store/makeStore';
import { sampleAdded } from '@/store/slices/shortlistSlice';
import { SamplesPage } from './SamplesPage';

const meta = preview.meta({
  tags: ['!autodocs'],
  component: SamplesPage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.samples, signedIn: true, fill: seedSamples(3) },
  },
});

/** The basket, with the default address of the customer. */
export const Default = meta.story();

export const Visitor = meta.story({ parameters: { shop: { signedIn: false } } });

export const Empty = meta.story({ parameters: { shop: { fill: seedSamples(0) } } });

export const EmptyWithRequests = meta.story({
  parameters: { shop: { fill: seedSamples(0, sampleRequests) } },
});

/** Five cloths; the sixth waits for a place. */
export const Full = meta.story({
  parameters: {
    shop: {
      path: samplesPath(['sixth']),
      fill: (store: AppStore) => {
        seedSamples(4)(store);
        store.dispatch(sampleAdded('gone'));
      },
    },
  },
});

const chooseVisit: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Bring them/ }));
};

export const ToVisit = meta.story({
  play: async (context) => {
    await chooseVisit(context);
    await expect(context.canvas.queryByLabelText(/^Address/)).not.toBeInTheDocument();
  },
});

export const Sending = meta.story({
  play: async (context) => {
    await chooseVisit(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Order 3 free samples' }));
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const ErrorMissing = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^City/));
    await userEvent.click(canvas.getByRole('button', { name: 'Order 3 free samples' }));
    await expect(canvas.getByLabelText(/^City/)).toHaveFocus();
  },
});

/** Keeps the basket and what was typed. */
export const ErrorRefused = meta.story({
  tags: ['error'],
  parameters: {
    shop: { ...refused('We are still preparing 3 requests of yours.'), fill: seedSamples(3) },
  },
  play: async (context) => {
    await chooseVisit(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Order 3 free samples' }));
    await expect(await canvas.findByRole('button', { name: 'Order 3 free samples' })).toBeVisible();
  },
});
