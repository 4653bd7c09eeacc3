import type { Article } from '@/contract/articles';
import { services } from '@/content/services';

const description = `<p>A curtain is one of the largest pieces of cloth you will ever buy, and it is touched every day.</p>
<h2>Start with the light</h2><p>Stand in the room at the hour you use it most, and look at the <a href="/products">fabrics</a> there.</p>
<ul><li><strong>Nearly all of it</strong>: a voile.</li><li><strong>None</strong>: a blackout cloth.</li></ul>
<table><thead><tr><th>Fibre</th><th>Its gift</th></tr></thead><tbody><tr><td>Linen</td><td>A filtered glow</td></tr><tr><td>Silk</td><td>Colour and sheen</td></tr></tbody></table>
<blockquote>When two samples are equally beautiful, choose the one you keep touching.</blockquote>`;

/** Articles for stories. */
export const sampleArticles: Article[] = services.map(({ image, imageAlt, title }) => ({
  image,
  imageAlt,
  title: `${title}, told from the workroom`,
  description,
  createdAt: '2026-11-05T06:00:00.000Z',
}));

/** One of them. */
export const sampleArticle: Article = sampleArticles[0] ?? {
  image: '',
  title: 'Article',
  description,
  createdAt: '',
};
