import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { article } from '@/fixtures/articles.fixtures';
import { ArticleText } from './ArticleText';
import { PlainArticle } from './PlainArticle';

const meta = {
  title: 'Features/Articles/PlainArticle',
  component: PlainArticle,
  decorators: [
    (Story) => (
      <ArticleText>
        <Story />
      </ArticleText>
    ),
  ],
  args: { html: article.description },
} satisfies Meta<typeof PlainArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps headings, lists and tables; drops links and emphasis. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Start with the light' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'A filtered glow' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithoutMarkup: Story = { args: { html: 'Words alone.' } };
