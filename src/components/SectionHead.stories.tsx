import preview from '#.storybook/preview';
import { SectionHead } from './SectionHead';

const meta = preview.meta({ component: SectionHead, args: { id: 'head', title: 'Summer sale' } });

export const Plain = meta.story();
export const Full = meta.story({
  args: {
    overline: 'For a few weeks only',
    text: 'Our most-ordered fabrics of the season, now reduced.',
    action: 'View All Collection',
  },
});
export const LongText = meta.story({
  args: { title: 'Schedule Your Complimentary Same-Day Consultation in Dubai' },
});
