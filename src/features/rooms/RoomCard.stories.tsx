import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Picture } from '@/components/Picture';
import { buildProductDetail } from '@/fixtures/products.fixtures';
import { RoomCard } from './RoomCard';
import { velvet } from './rooms.fixtures';

const { id, poster, tile } = velvet;

const respondWith = (attributes: object) => () =>
  Response.json({ productDetail: { ...buildProductDetail({ _id: id }), attributes } });

const meta = preview.meta({
  component: RoomCard,
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', maxWidth: 300 }}>
        <Picture src={poster} alt="" ratio="1 / 1" sizes="300px" />
        <Story />
      </Box>
    ),
  ],
  args: { productId: id },
});

/** Composed by the worker, over the image of the card. */
export const Default = meta.story({
  tags: ['!autodocs'],
  parameters: { shop: { respond: respondWith({ tile }) } },
  play: async ({ canvasElement }) => {
    const find = () => canvasElement.querySelector('canvas');
    await waitFor(() => expect(find()).toBeVisible(), { timeout: 20_000 });
  },
});

/** Without a tile the image of the card stays. */
export const MissingTile = meta.story({ parameters: { shop: { respond: respondWith({}) } } });
