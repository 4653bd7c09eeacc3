import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const guide: Guide = {
  code: "import Link from '@mui/material/Link';",
  themed: ['MuiLink'],
  module: '@mui/material/Link',
  source: 'src/theme/components/navigation.ts',
  use: 'Leads to a page or a place on it, in the browser without a new document. An action is a Button.',
  anatomy: [['a', 'Text that makes sense alone: where it leads, never “here”']],
  whole: (say) => <Link href="/orders">{say('See your orders', 'شاهد طلباتك')}</Link>,
  examples: [
    {
      title: 'Alone or in a list',
      text: 'Underlined when hovered, because its place shows that it is a link.',
      show: (say) => <Link href="/orders">{say('See your orders', 'شاهد طلباتك')}</Link>,
    },
    {
      title: 'In running text',
      text: 'Always underlined: colour alone does not tell it from the text.',
      show: (say) => (
        <Typography>
          <span>{say('Read how we ', 'اقرأ كيف ')}</span>
          <Link href="/services" underline="always">
            {say('measure and fit', 'نقيس ونركّب')}
          </Link>
        </Typography>
      ),
    },
  ],
  states: {
    names: ['Rest', 'Hover', 'Focus', 'Pressed'],
    show: ({ className }, say) => (
      <Link href="/orders" className={className ?? ''}>
        {say('See your orders', 'شاهد طلباتك')}
      </Link>
    ),
  },
  right: {
    title: 'say where it leads',
    text: 'Screen readers list links without their sentences.',
    show: () => <Link href="/services">How we measure</Link>,
  },
  wrong: {
    title: 'link “here”',
    text: 'Ten links named “here” are one page to a blind customer.',
    show: () => <Link href="/services">Click here</Link>,
  },
  keys: [
    ['Tab', 'Moves to it'],
    ['Enter', 'Opens it; with Ctrl or ⌘ in a new tab'],
  ],
  spoken: '“See your orders, link”. One that opens a new tab says so in its name.',
  see: ['Components/Button', 'Components/Breadcrumbs'],
};

const meta = preview.meta({
  component: Link,
  parameters: guided(guide),
  args: { href: '/orders', children: 'See your orders' },
  argTypes: {
    underline: { control: 'inline-radio', options: ['hover', 'always', 'none'] },
    color: { control: 'inline-radio', options: ['inherit', 'primary', 'textSecondary'] },
  },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
