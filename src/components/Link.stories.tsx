import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Link } from './Link';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { to: '/products', children: 'See the fabrics' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Told apart from the words around it without a pointer. */
export const InSentence: Story = {
  args: { underline: 'always', children: 'the terms' },
  render: (args) => (
    <Typography>
      Sending the form means that you agree to <Link {...args} />.
    </Typography>
  ),
};

export const Small: Story = { args: { variant: 'body2' } };

export const OutOfTheShop: Story = {
  args: { to: undefined, href: 'mailto:hello@sadeel.example', children: 'hello@sadeel.example' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
