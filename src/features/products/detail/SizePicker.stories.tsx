import { useArgs } from 'storybook/preview-api';
import preview from '#.storybook/preview';
import { labelledSize } from '@/fixtures/products.fixtures';
import { SizePicker } from './SizePicker';

/** Those of Almas Ivory Linen in the catalogue. */
const sizes = [
  labelledSize('140 cm width', 185, 'metre'),
  labelledSize('280 cm width', 350, 'metre'),
  labelledSize('140 x 260 cm', 615, 'panel'),
  labelledSize('140 x 300 cm', 695, 'panel'),
  labelledSize('200 x 300 cm', 1_035, 'panel'),
];

const meta = preview.meta({
  component: SizePicker,
  args: { sizes, currency: 'AED', selectedId: '280 cm width', onChoose: () => undefined },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <SizePicker {...args} onChoose={(selectedId) => setArgs({ selectedId })} />;
  },
});

export const Default = meta.story();

/** A server that sends no units. */
export const WithoutUnits = meta.story({
  args: { sizes: sizes.map((size) => ({ ...size, soldAs: undefined })) },
});

export const OneSize = meta.story({
  args: { sizes: sizes.slice(0, 1), selectedId: '140 cm width' },
});

export const LongText = meta.story({
  args: {
    sizes: sizes.map((size) => ({
      ...size,
      size: `${size.size}, lined with cotton sateen and weighted at the hem`,
    })),
  },
});
