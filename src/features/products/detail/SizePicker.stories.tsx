import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import type { Size } from '@/contract/products';
import { SizePicker } from './SizePicker';

const LABELS = ['140 cm width', '280 cm width', '140 x 260 cm', '140 x 300 cm', '200 x 300 cm'];

const sizes: Size[] = LABELS.map((size, index) => ({
  _id: `size-${index}`,
  size,
  price: 185,
  quantity: 0,
  isAddedCart: false,
  soldAs: size.endsWith('width') ? 'metre' : 'panel',
}));

const meta = {
  title: 'Features/Products/SizePicker',
  component: SizePicker,
  args: { sizes, selectedId: 'size-1', onChoose: () => undefined },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <SizePicker {...args} onChoose={(selectedId) => setArgs({ selectedId })} />;
  },
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A server that sends no units. */
export const WithoutUnits: Story = {
  args: { sizes: sizes.map((size) => ({ ...size, soldAs: undefined })) },
};

export const OneSize: Story = { args: { sizes: sizes.slice(0, 1), selectedId: 'size-0' } };

export const LongText: Story = {
  args: {
    sizes: sizes.map((size) => ({
      ...size,
      size: `${size.size}, lined with cotton sateen and weighted at the hem`,
    })),
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '280 cm width' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const next = canvas.getByRole('radio', { name: '140 x 260 cm' });
    await waitFor(() => expect(next).toBeChecked());
  },
};
