import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths } from '@/lib/paths';
import { ServicePage } from './ServicePage';

const meta = {
  title: 'Pages/Service',
  tags: ['!autodocs'],
  component: ServicePage,
  parameters: { layout: 'fullscreen', shop: { path: paths.customTailoring } },
} satisfies Meta<typeof ServicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CustomTailoring: Story = {};
export const HemmingAndShortening: Story = { parameters: { shop: { path: paths.hemming } } };
export const CurtainFabrics: Story = { parameters: { shop: { path: paths.curtainFabrics } } };
export const RepairAndMaintenance: Story = { parameters: { shop: { path: paths.repair } } };
