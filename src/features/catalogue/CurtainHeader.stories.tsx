import preview from '#.storybook/preview';
import { linenCurtains } from '@/fixtures/catalogue.fixtures';
import { toCurtainDetailState } from '@/lib/detailPageState';
import { CurtainHeader } from './CurtainHeader';

const curtain = toCurtainDetailState(linenCurtains, { categoryName: 'Curtains' });

const meta = preview.meta({
  component: CurtainHeader,
  parameters: { layout: 'fullscreen' },
  args: { curtain },
});

export const Default = meta.story();

export const FromStateWithoutCategory = meta.story({
  args: { curtain: { ...curtain, categoryName: '', categoryId: '' } },
});

export const Loading = meta.story({ args: { curtain: undefined } });
