import { describe, expect, it } from '@jest/globals';
import { sanitiseArticle } from '@/features/articles/sanitiseArticle';
import { sanitiseOnServer } from '@/features/articles/sanitiseOnServer';

describe.each([
  ['sanitiseArticle', sanitiseArticle],
  ['sanitiseOnServer', sanitiseOnServer],
])('%s', (_name, sanitise) => {
  /** The sanitised article as elements. */
  async function clean(html: string): Promise<HTMLElement> {
    const holder = document.createElement('div');
    const safe = await sanitise(html);
    holder.innerHTML = typeof safe === 'string' ? safe : '';
    return holder;
  }

  it('keeps the elements of an article', async () => {
    const html =
      '<h2>A</h2><h3>B</h3><p>x <strong>y</strong> <em>z</em><br></p><ul><li>u</li></ul><ol><li>o</li></ol><blockquote><p>q</p></blockquote>';
    expect((await clean(html)).innerHTML).toBe(html);
  });

  it('keeps tables', async () => {
    const table = await clean(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    );
    expect(table.querySelector('td')).toHaveAttribute('colspan', '2');
    expect(table.querySelector('th')).toHaveTextContent('a');
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>p{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<form action="https://evil.example"><input name="otp"></form>',
    '<object data="x"></object>',
    '<link rel="stylesheet" href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ])('removes %s', async (payload) => {
    const safe = await clean(`<p>before</p>${payload}<p>after</p>`);
    const allowed = 'p, a, img';
    expect(safe.querySelectorAll(`:not(${allowed})`)).toHaveLength(0);
    expect(safe.innerHTML).not.toMatch(/alert|evil|onerror/);
    expect(safe).toHaveTextContent('before');
  });

  it('removes attributes that are not allowed', async () => {
    const { innerHTML } = await clean(
      '<p style="color:red" class="x" id="main" name="y" onclick="alert(1)" data-x="1" aria-label="z">a</p>',
    );
    expect(innerHTML).toBe('<p>a</p>');
  });

  it.each(['https://sadeel.example/a', 'mailto:hello@sadeel.example', '/products?page=2'])(
    'keeps the link to %s and adds rel="noopener noreferrer"',
    async (href) => {
      const link = (await clean(`<a href="${href}" rel="opener" target="_top">a</a>`))
        .firstElementChild;
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).not.toHaveAttribute('target');
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://plain.example',
    '//evil.example',
    '/\\evil.example',
    'ftp://evil.example',
  ])('removes the href %s', async (href) => {
    const holder = document.createElement('a');
    holder.setAttribute('href', href);
    holder.textContent = 'a';
    const link = (await clean(holder.outerHTML)).querySelector('a');
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveTextContent('a');
  });

  it('lazy-loads images, and keeps only those from the shop or over https', async () => {
    const safe = await clean(
      '<img src="/media/a.webp" alt="A"><img src="data:image/png;base64,AA"><img src="http://x.example/a.png"><img src="mailto:x">',
    );
    expect(safe.querySelectorAll('img')).toHaveLength(1);
    expect(safe.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(safe.querySelector('img')).toHaveAttribute('alt', 'A');
  });

  it('moves every heading one level down when the article has an h1', async () => {
    const { innerHTML } = await clean('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>');
    expect(innerHTML).toBe('<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5>');
  });
});
