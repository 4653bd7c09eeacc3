import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const choosingFabrics: ArticleSeed = {
  id: 'how-to-choose-a-curtain-fabric',
  title: 'How to choose a curtain fabric you will still like in ten years',
  image: image('articles/choosing-fabrics'),
  publishedAt: '2026-11-05T06:00:00.000Z',
  html: `<p>A curtain is one of the largest pieces of cloth you will ever buy. A pair for a normal living-room window takes ten to fourteen metres, hangs in the strongest light of the house, and is touched every day. Choosing it from a square the size of a playing card is asking a lot of that square. Here is the order in which we go through the decision with customers at their dining tables.</p>
<h2>Start with the light, not with the colour</h2>
<p>Stand in the room at the hour you use it most. A window to the west takes two or three hours of hard, low sun from mid-afternoon; silk and deep natural dyes will suffer there, while polyester blends, linens and triple-weave cloths will not. A north-facing room has soft, cool light all day, so a warm tone such as flax, sand or terracotta does more for it than any white.</p>
<p>Then decide how much of that light you want to keep. There are really only four answers:</p>
<ul>
<li><strong>Nearly all of it</strong>: a voile or open linen sheer.</li>
<li><strong>Most of it, softened</strong>: unlined linen or a light cotton.</li>
<li><strong>Some of it</strong>: a lined linen, satin or velvet.</li>
<li><strong>None</strong>: a blackout cloth, or your favourite cloth with a blackout lining.</li>
</ul>
<h2>Feel the weight</h2>
<p>Weight decides how a curtain falls. Cloths under 100 grams to the square metre float and need fullness; between 150 and 300 grams they fold easily and suit most headings; above that they hang like columns and ask for a strong track. Hold a metre of the fabric by one corner. If it drops into two or three round folds by itself, it will do the same at the window. If it sticks out like card, it will want a stiffened pleat, or should become a blind.</p>
<h2>Ask what the fibre will do</h2>
<table>
<thead><tr><th>Fibre</th><th>Its gift</th><th>Its price</th></tr></thead>
<tbody>
<tr><td>Linen</td><td>Texture and a lovely filtered glow</td><td>Moves a little with humidity</td></tr>
<tr><td>Cotton</td><td>Soft, opaque, takes prints well</td><td>Fades sooner than synthetics</td></tr>
<tr><td>Silk</td><td>Colour and sheen nothing else has</td><td>Must be lined and kept out of direct sun</td></tr>
<tr><td>Viscose</td><td>Lustre in damasks and velvets</td><td>Dislikes water</td></tr>
<tr><td>Polyester</td><td>Stable, washable, hard to fade</td><td>Cheaper grades look flat</td></tr>
</tbody>
</table>
<p>Blends exist because every one of these has a weak side. A linen-polyester cloth such as our Safa keeps the slub you want from linen and leaves behind the habit of growing two centimetres every summer. Blends are not a compromise to be ashamed of; in tall rooms they are frequently the better choice.</p>
<h2>Look at it upright, behind glass</h2>
<p>Fabric lying on a table is lit from above. A curtain is lit from behind. The same cloth can change by two shades between the two, and a weave that looked plain may show bars or slubs you love, or do not. Hang the sample in the window with two clothes pegs, step back four metres, and look again after dark with the lamps on. We leave samples behind after a visit for exactly this reason.</p>
<h2>Think about who lives there</h2>
<p>Cats pull loops, so they rule out bouclé and loosely woven sheers. Small children need washable cloth and no cords. A room with cooking or shisha smoke wants a cloth that can be cleaned often; heavy interlined velvet is not that. And in holiday homes left shut through the summer, natural fibres fare better if the air conditioning is kept ticking over.</p>
<h2>Spend where it shows</h2>
<p>If the budget is tight, do not skimp on fullness. A modest cotton at double width looks richer than an expensive silk stretched flat. Nor should the lining be saved on: it carries half of the weight, protects the face cloth from the sun and doubles its life. Money can be spared on plain side panels that never close, or by keeping the finest fabric for the room where guests sit.</p>
<blockquote>When two samples are equally beautiful, choose the one you keep touching.</blockquote>
<p>You can see all our cloths under <a href="/products">Fabrics</a>, and order up to six samples without charge. If you would like a second pair of eyes, book a visit; looking at fabric in your own light, with your own floor underfoot, is the surest way to decide.</p>`,
};
