import preview from '#.storybook/preview';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'No orders found.',
    help: 'What you order appears here, with where it is on its way.',
    action: <Button>See our fabrics</Button>,
  },
  argTypes: { action: { control: false } },
});

export const Default = meta.story();
export const TitleAlone = meta.story({ args: { help: undefined, action: undefined } });
export const LongText = meta.story({
  args: {
    title: 'Nothing was found that is at once a hand-pleated linen, lined and under one metre wide',
    help: 'Try a single word, for example a colour or a fibre. Whatever you can describe we can usually make: write to us and we will look for it.',
  },
  globals: { viewport: { value: 'slim' } },
});
