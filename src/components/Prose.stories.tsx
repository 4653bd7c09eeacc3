import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Prose } from './Prose';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    paragraphs: [
      'A blind does one thing that no curtain can: it fits inside the window and leaves the wall alone.',
      'Here are the four kinds we make, and the rooms each is good at.',
    ],
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPoints: Story = {
  args: { list: ['Chain, spring or motor', 'Widths up to three metres without a join'] },
};

export const PointsAlone: Story = { args: { paragraphs: [], list: ['Chain, spring or motor'] } };
