import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import preview from '#.storybook/preview';
import { layout } from '@/theme/tokens';
import type { Guide } from '../support/guide';
import { examplesOf, guided } from '../support/guided';

const Filled = ({ children }: { children: string }) => (
  <Container sx={{ bgcolor: 'sand.main' }}>
    <Box sx={{ bgcolor: 'background.paper', paddingBlock: 3, textAlign: 'center' }}>{children}</Box>
  </Container>
);

const guide: Guide = {
  code: "import Container from '@mui/material/Container';",
  themed: ['MuiContainer', 'MuiCssBaseline'],
  module: '@mui/material/Container',
  source: 'src/theme/components/surfaces.ts',
  use: 'Keeps the content of a page in one width, in the middle, with margins that grow from 16 to 24 px. Pictures may leave it.',
  anatomy: [
    ['.MuiContainer-root', `Container, ${layout.container} px at most`],
    [
      '.MuiContainer-root > div',
      `Content, ${layout.content} px at most; text pages ${layout.text}`,
    ],
  ],
  examples: [
    {
      title: 'In a page',
      text: 'The base styles of all pages come with it: focus rings, lists without markers, no motion if the system asks for none.',
      show: (say) => <Filled>{say('Content', 'المحتوى')}</Filled>,
    },
  ],
  states: 'None: it is a place.',
  right: {
    title: 'use one width',
    text: 'The eye finds the same edge on every page.',
    show: () => <Filled>Content</Filled>,
  },
  wrong: {
    title: 'nest containers',
    text: 'The margins add up.',
    show: () => (
      <Container sx={{ bgcolor: 'sand.main' }}>
        <Filled>Content</Filled>
      </Container>
    ),
  },
  keys: [],
  spoken: 'Nothing: it has no role.',
  see: ['Foundations/Spacing', 'Layout/AppLayout'],
};

const meta = preview.meta({
  component: Container,
  parameters: guided(guide),
  args: { children: 'Content', sx: { bgcolor: 'sand.main' } },
  argTypes: { children: { control: 'text' }, sx: { control: false } },
});

export const Default = meta.story();
export const AllStates = meta.story(examplesOf(guide));
