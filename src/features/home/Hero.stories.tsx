import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { heroSlides } from '@/content/heroSlides';
import { Hero } from './Hero';

const meta = {
  title: 'Features/Home/Hero',
  component: Hero,
  args: { banners: heroSlides },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromServer: Story = {};
export const Defaults: Story = { args: { banners: [] } };
export const OneSlide: Story = { args: { banners: heroSlides.slice(0, 1) } };
export const PictureOnly: Story = { args: { banners: heroSlides.map(({ image }) => ({ image })) } };
