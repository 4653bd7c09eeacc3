import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleArticle } from './articleSamples';
import { ArticleBody } from './ArticleBody';

const meta = {
  title: 'Features/Articles/ArticleBody',
  component: ArticleBody,
  args: { html: sampleArticle.description },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hostile: Story = {
  args: { html: '<p>Words</p><script>alert(1)</script><img src=x onerror=alert(1)>' },
};

export const Empty: Story = { args: { html: '' } };
