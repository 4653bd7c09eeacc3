import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { article } from '@/fixtures/articles.fixtures';
import { ArticleBody } from './ArticleBody';

const meta = preview.meta({ component: ArticleBody, args: { html: article.description } });

export const Default = meta.story();

export const Hostile = meta.story({
  args: { html: '<p>Words</p><script>alert(1)</script><img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Words')).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
  },
});

export const Empty = meta.story({ args: { html: '' } });
