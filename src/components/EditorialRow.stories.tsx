import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { rollersPage } from '@/content/rollers';
import { EditorialRow } from './EditorialRow';

const meta = {
  title: 'Components/EditorialRow',
  component: EditorialRow,
  args: {
    heading: rollersPage.en.title,
    image: rollersPage.en.image,
    imageAlt: rollersPage.en.imageAlt,
    children: rollersPage.en.intro,
  },
} satisfies Meta<typeof EditorialRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reversed: Story = { args: { isReversed: true, overline: 'A short guide' } };
export const SquarePicture: Story = { args: { ratio: '1 / 1' } };
export const MissingImage: Story = { args: { image: '' } };
