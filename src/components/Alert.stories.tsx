import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Alert,
  args: { severity: 'error', children: <Typography>This order is delivered already.</Typography> },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    children: (
      <Typography>
        This order has left our workshop already, so it cannot be cancelled any more. Call us, and
        the driver brings it back without coming up to your door.
      </Typography>
    ),
  },
  globals: { viewport: { value: 'slim' } },
});
