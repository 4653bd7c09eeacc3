import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Section } from './Section';
import { SectionHead } from './SectionHead';

const meta = {
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    labelledBy: 'section',
    children: (
      <SectionHead id="section" title="Summer sale" text="Our most-ordered fabrics, now reduced." />
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ivory: Story = {};
export const White: Story = { args: { ground: 'white' } };
export const Sand: Story = { args: { ground: 'sand' } };
