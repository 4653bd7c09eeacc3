import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { article } from '@/fixtures/articles.fixtures';
import { ArticleBody } from './ArticleBody';

const meta = {
  title: 'Features/Articles/ArticleBody',
  component: ArticleBody,
  args: { html: article.description },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hostile: Story = {
  args: { html: '<p>Words</p><script>alert(1)</script><img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Words')).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
  },
};

export const Empty: Story = { args: { html: '' } };
