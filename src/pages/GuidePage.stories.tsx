import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { layerQueries } from '@/features/products/guide/layerQueries';
import { seedLayerFabrics } from '@/fixtures/seedLayerFabrics';
import type { LayerKind } from '@/lib/light/layers';
import { paths } from '@/lib/paths';
import { refused } from '@/fixtures/refused';
import { GuidePage } from './GuidePage';

const queriesOf = (...kinds: LayerKind[]) =>
  kinds.flatMap((kind) => Object.values(layerQueries(kind, 'living')));

/** The layers of the window that is shown until the customer answers. */
const DEFAULT_QUERIES = queriesOf('linen-sheer', 'filter-or-dim');

const meta = {
  title: 'Pages/Guide',
  tags: ['!autodocs'],
  component: GuidePage,
  parameters: {
    layout: 'fullscreen',
    shop: { path: paths.guide, fill: seedLayerFabrics(DEFAULT_QUERIES) },
  },
} satisfies Meta<typeof GuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each answer changes the advice at once. */
export const Answered: Story = {
  parameters: {
    shop: {
      fill: seedLayerFabrics([...DEFAULT_QUERIES, ...queriesOf('day-night', 'sheer-and-drape')]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const near = await canvas.findByRole('radio', { name: /^Under 10 m/ });
    await userEvent.click(near);
    // In the shop, the screen receives no input until the next one is rendered (product 2.15).
    await waitFor(() => expect(near).toBeChecked());
    await userEvent.click(canvas.getByRole('checkbox', { name: /out of reach/ }));
    await expect(await canvas.findByText(/plan a motor/)).toBeVisible();
    await expect(near).toBeChecked();
  },
};

export const Loading: Story = { parameters: { shop: { fill: () => undefined } } };

/** The catalogue has no fabric for the layers. */
export const Empty: Story = {
  parameters: { shop: { fill: seedLayerFabrics(DEFAULT_QUERIES, 0) } },
};

export const Error: Story = { tags: ['error'], parameters: { shop: refused() } };
