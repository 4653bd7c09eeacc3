import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NavLinks } from './NavLinks';

const meta = { title: 'Layout/NavLinks', component: NavLinks } satisfies Meta<typeof NavLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnCategories: Story = { parameters: { shop: { path: '/Categories' } } };
