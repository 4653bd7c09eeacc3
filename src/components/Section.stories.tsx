import preview from '#.storybook/preview';
import { Section } from './Section';
import { SectionHead } from './SectionHead';

const meta = preview.meta({
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    labelledBy: 'section',
    children: (
      <SectionHead
        id="section"
        title="Summer sale"
        text="Our most-ordered fabrics of the season, now reduced."
      />
    ),
    isScreenOnly: false,
  },
  argTypes: { children: { control: false } },
});

export const Ivory = meta.story();
export const White = meta.story({ args: { ground: 'white' } });
export const Sand = meta.story({ args: { ground: 'sand' } });
