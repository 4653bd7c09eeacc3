import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardStrip } from './CardStrip';

const cards = Array.from({ length: 9 }, (_, index) => (
  <li key={index}>
    <a href="#card">Card {index + 1}</a>
  </li>
));

const meta = {
  title: 'Components/CardStrip',
  component: CardStrip,
  args: {
    id: 'strip',
    title: 'What makes us unique',
    what: 'features',
    cardPx: 290,
    stepPx: 310,
    children: cards,
  },
} satisfies Meta<typeof CardStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutArrows: Story = { args: { hasArrows: false } };
