import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const colourTrends: ArticleSeed = {
  id: 'colours-leaving-beige-behind',
  title: 'Terracotta, emerald, mist: the colours Dubai homes are asking for',
  image: image('articles/colour-trends'),
  publishedAt: '2026-09-17T06:00:00.000Z',
  html: `<p>For years the safest order in our book was “beige, like the sofa”. It is still a good order. Yet over the last two seasons the fabric that leaves the workroom has grown warmer, deeper and more sure of itself. We went through our order sheets to see which colours people choose, in which rooms, and what they put next to them.</p>
<h2>Terracotta: the new neutral</h2>
<p>Clay tones behave like neutrals, because almost everything in a Gulf interior already leans that way: oak floors, travertine, rattan, brass. In the room above, washed terracotta linen hangs full length on a concealed track behind a plain cream sofa. The walls are a warm off-white and there is one large plant. Nothing else had to change.</p>
<p>Keep three things in mind:</p>
<ul>
<li>Choose a washed or matt cloth. In a shiny fabric the same colour turns orange.</li>
<li>Hang it beside white voile, so that the daylight in the room stays clean.</li>
<li>Repeat it once, and only once: a single cushion, a rug border or a bowl.</li>
</ul>
<h2>Emerald and navy: depth for tall rooms</h2>
<p>High ceilings make pale curtains look thin. A deep green or blue gives the wall weight and brings the height down to a human scale. Velvet carries these tones best, as its pile swallows light; the top of every fold shines and the hollow goes nearly black. Emerald likes brass and ivory. Navy prefers pale grey, chrome and light oak.</p>
<p>If a whole wall of emerald seems brave, begin with cushions. One of the customers in our notes lived with two emerald cushions for a year, then ordered the curtains by telephone in under three minutes.</p>
<h2>Mist, dove and greige: the quiet greys</h2>
<p>Cold grey is leaving. What takes its place is grey with something in it: blue in mist, cream in dove, brown in greige. These shades change through the day, which keeps them alive. They are right for bedrooms, where you see the same wall in the first light and the last, and for open-plan apartments in which a strong colour would have to argue with a kitchen.</p>
<blockquote>Test a grey against your floor tile, never against the wall. The wall can be repainted on Friday.</blockquote>
<h2>Sage and olive: green without the forest</h2>
<p>Soft greens entered by way of children’s rooms and have moved into the rest of the house. A sage cotton calms a bedroom as beige does, but with more freshness, and it is kind to dark furniture. Olive works as a print: ferns or palms on cream, seen against the window, give a garden to an apartment on the thirtieth floor.</p>
<h2>Burgundy: never gone</h2>
<p>In the formal majlis, wine red has stayed where it always was, and rightly so. What has changed is its company. Instead of gold on gold, we see burgundy velvet with a lattice screen in natural wood, an ivory run of seating and a few patterned cushions. The room keeps its ceremony and gains some air.</p>
<h2>How to build a scheme in four steps</h2>
<ol>
<li>Name the largest thing you will not change, usually the floor or the sofa. Decide whether it is warm or cool.</li>
<li>Choose a curtain from the same family, at least two shades lighter or darker. Equal tones make mud.</li>
<li>Give the sheers the white of the ceiling.</li>
<li>Add one accent in a different texture, no more than a tenth of what you see from the door.</li>
</ol>
<h2>What about pattern?</h2>
<p>Pattern is returning slowly, and at a larger scale than before. A big motif is calmer than a small one; the eye can read it and move on. Damask with a forty-centimetre repeat, or a geometric jacquard drawn from a mashrabiya, needs a window at least two metres wide, and a plain sofa. In narrow rooms use it flat, as a roman blind, where nothing interrupts the drawing.</p>
<h2>Trying it out</h2>
<p>Colour cannot be judged from a screen, ours included. Ask for samples, pin them at the window, and live with them from one morning to the next evening. The right one is normally the sample that you stop noticing as a sample and begin to see as a curtain. Have a look at the <a href="/products">fabrics</a> to make a first selection, and at <a href="/our-works">our works</a> to see the same colours in finished rooms.</p>`,
};
