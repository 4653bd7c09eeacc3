import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Lightbox } from './Lightbox';
import { work } from '@/fixtures/catalogue.fixtures';

const pictures = work.images.map((src, index) => ({ src, alt: work.imageAlts?.[index] ?? '' }));

const meta = preview.meta({
  component: Lightbox,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    name: work.name,
    pictures,
    isOpen: true,
    index: 1,
    onMove: () => undefined,
    onClose: fn(),
  },
  render: function Render(args) {
    const [, setArgs] = useArgs<typeof args>();
    return <Lightbox {...args} onMove={(index) => setArgs({ index })} />;
  },
});

export const Default = meta.story();
export const OnePicture = meta.story({ args: { pictures: pictures.slice(0, 1), index: 0 } });
