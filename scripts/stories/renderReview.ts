import { colours } from '../../src/theme/tokens.ts';
import type { Comparison } from './compareShots.ts';

const HEADINGS: Record<Comparison['state'], string> = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  same: 'The same',
};

const STYLE = `
body { margin: 32px; font: 16px/1.5 system-ui, sans-serif; color: ${colours.ink}; background: ${colours.ivory}; }
article { margin-block: 24px; padding-block-start: 16px; border-block-start: 1px solid ${colours.sandDark}; }
.shots { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
figure { margin: 0; }
figcaption { color: ${colours.taupe}; }
img { display: block; max-width: 100%; border: 1px solid ${colours.sandDark}; }
.difference { display: grid; background: black; }
.difference img { grid-area: 1 / 1; }
.difference img + img { mix-blend-mode: difference; }
`;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const image = (folder: string, file: string) =>
  `<img loading="lazy" src="${folder}/${encodeURIComponent(file)}" alt="">`;

const figure = (caption: string, content: string) =>
  `<figure><figcaption>${caption}</figcaption>${content}</figure>`;

function toArticle({ file, state, changedPixels }: Comparison, label: string): string {
  const figures = {
    accepted: figure('Accepted', image('accepted', file)),
    current: figure('Now', image('current', file)),
    difference: figure(
      `${changedPixels} pixels differ`,
      `<div class="difference">${image('accepted', file)}${image('current', file)}</div>`,
    ),
  };
  const shown: Record<Comparison['state'], string> = {
    changed: figures.accepted + figures.current + figures.difference,
    new: figures.current,
    gone: figures.accepted,
    same: figures.current,
  };
  return `<article><h3>${escapeHtml(label)}</h3><div class="shots">${shown[state]}</div></article>`;
}

/**
 * Renders the HTML report of a screenshot comparison, for the parent folder of `accepted` and `current`.
 * @param labelOf display name of a screenshot
 */
export function renderReview(
  comparisons: readonly Comparison[],
  labelOf: (file: string) => string,
): string {
  const sections = Object.entries(HEADINGS).map(([state, heading]) => {
    const ofState = comparisons.filter((comparison) => comparison.state === state);
    const articles = ofState.map((comparison) => toArticle(comparison, labelOf(comparison.file)));
    const isOpen = state === 'same' ? '' : ' open';
    return `<details${isOpen}><summary><h2 style="display:inline">${heading}: ${ofState.length}</h2></summary>${articles.join('')}</details>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Stories in review</title><style>${STYLE}</style></head>
<body><h1>Stories in review</h1>${sections.join('\n')}</body>
</html>
`;
}
