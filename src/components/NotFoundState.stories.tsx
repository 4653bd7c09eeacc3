import preview from '#.storybook/preview';
import { paths } from '@/lib/paths';
import { NotFoundState } from './NotFoundState';

const meta = preview.meta({
  component: NotFoundState,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'We could not find this project',
    help: 'It may have been moved or taken down. All finished projects are one step away.',
    to: paths.ourWorks,
    linkLabel: 'All projects',
  },
});

export const Default = meta.story();
