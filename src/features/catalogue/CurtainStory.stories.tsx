import preview from '#.storybook/preview';
import { blindTypes } from '@/content/rollers';
import { CurtainStory } from './CurtainStory';

const meta = preview.meta({
  component: CurtainStory,
  args: { text: blindTypes.en[0]?.text ?? '', benefits: blindTypes.en[0]?.points ?? [] },
});

export const Default = meta.story();
export const BenefitsAlone = meta.story({ args: { text: '' } });
export const TextAlone = meta.story({ args: { benefits: [] } });
