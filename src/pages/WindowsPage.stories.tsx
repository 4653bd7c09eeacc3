import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { paths, windowPath } from '@/lib/paths';
import { seedNoWindows, seedWindows } from '@/fixtures/windows.fixtures';
import { WindowsPage } from './WindowsPage';

const meta = {
  title: 'Pages/Windows',
  tags: ['!autodocs'],
  component: WindowsPage,
  parameters: { layout: 'fullscreen', shop: { path: paths.windows, fill: seedWindows } },
} satisfies Meta<typeof WindowsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: { shop: { path: paths.windows, fill: seedNoWindows } } };
export const Form: Story = {
  parameters: { shop: { path: windowPath('living'), fill: seedWindows } },
};
export const NotFound: Story = {
  parameters: { shop: { path: windowPath('nothing'), fill: seedWindows } },
};

export const Erased: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase all windows' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
    await expect(await canvas.findByText('No windows yet.')).toBeInTheDocument();
  },
};
