import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { article } from '@/fixtures/articles.fixtures';
import { ArticleText } from './ArticleText';
import { PlainArticle } from './PlainArticle';

const meta = preview.meta({
  component: PlainArticle,
  decorators: [
    (Story) => (
      <ArticleText>
        <Story />
      </ArticleText>
    ),
  ],
  args: { html: article.description },
});

/** Keeps headings, lists and tables; drops links and emphasis. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Start with the light' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'A filtered glow' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const WithoutMarkup = meta.story({ args: { html: 'Words alone.' } });
