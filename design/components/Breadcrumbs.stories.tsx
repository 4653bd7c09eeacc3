import preview from '#.storybook/preview';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { longTitle } from '@/fixtures/longTitle';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import { Breadcrumbs } from '@/components/Breadcrumbs';",
  themed: ['MuiBreadcrumbs'],
  module: '@/components/Breadcrumbs',
  source: 'src/theme/components/navigation.ts',
  use: 'Shows where an inner page belongs, and leads up. First in the content, never on the home page.',
  anatomy: [
    ['li:first-of-type a', 'Home, always first'],
    ['.MuiBreadcrumbs-separator', 'Separator, hidden from screen readers'],
    ['[aria-current]', 'This page, no link; shortened on phones when it is long'],
  ],
  examples: [
    {
      title: 'Two levels',
      text: 'Each name is the heading of its page.',
      show: (say) => (
        <Breadcrumbs
          crumbs={[
            { label: say('Categories', 'الفئات'), to: '/categories' },
            { label: say('Roller blinds', 'ستائر رول') },
          ]}
        />
      ),
    },
    {
      title: 'One level',
      show: (say) => <Breadcrumbs crumbs={[{ label: say('Questions', 'الأسئلة') }]} />,
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus'],
    show: ({ within }, say) => (
      <div className={within}>
        <Breadcrumbs
          crumbs={[
            { label: say('Categories', 'الفئات'), to: '/categories' },
            { label: say('Sheers', 'الشيفون') },
          ]}
        />
      </div>
    ),
  },
  right: {
    title: 'follow the menu',
    text: 'The levels are those of the shop, not the way somebody came.',
    show: () => (
      <Breadcrumbs crumbs={[{ label: 'Categories', to: '/categories' }, { label: 'Sheers' }]} />
    ),
  },
  wrong: {
    title: 'number the steps of a task',
    text: 'A checkout has steps, and Back between them.',
    show: () => <Breadcrumbs crumbs={[{ label: '1 Cart', to: '/cart' }, { label: '2 Pay' }]} />,
  },
  keys: [
    ['Tab', 'Moves to the next link'],
    ['Enter', 'Opens it'],
  ],
  spoken: '“Breadcrumb, navigation, list, 3 items”. The last is “current page” and no link.',
  see: ['Components/Link', 'Components/Pagination', 'Layout/TopBar'],
};

const meta = preview.meta({
  component: Breadcrumbs,
  parameters: guided(guide),
  args: { crumbs: [{ label: 'Categories', to: '/categories' }, { label: 'Roller blinds' }] },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
export const OneStep = meta.story({ args: { crumbs: [{ label: 'FAQ' }] } });
export const LongText = meta.story({
  args: { crumbs: [{ label: longTitle }] },
  globals: { viewport: { value: 'slim' } },
});
