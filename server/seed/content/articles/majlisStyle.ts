import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const majlisStyle: ArticleSeed = {
  id: 'dressing-the-majlis',
  title: 'Dressing the majlis: curtains for the room where guests sit',
  image: image('articles/majlis-style'),
  publishedAt: '2026-05-21T06:00:00.000Z',
  html: `<p>The majlis has a task that no other room in the house has. It must welcome people who have never been there, seat them low and close together, and still be comfortable after four hours of coffee and conversation. Its curtains are seen from below, by lamplight, by everyone at once. They deserve to be planned differently from those of a living room.</p>
<h2>Begin at eye level, which is low</h2>
<p>Guests on floor seating or low sofas look up at the windows from about ninety centimetres. From there a heading matters more than usual, and so do the soffit of a pelmet and the underside of a swag. A neatly sewn pinch pleat on a brass rod, with the hooks out of sight, is enough in most rooms. If there is a carved cornice, the curtain should start directly below it and not compete.</p>
<h2>Choose a cloth that likes lamplight</h2>
<p>Evening is when the room is used. Cloths with a nap or a lustre come alive then:</p>
<ul>
<li><strong>Velvet</strong> in burgundy, emerald or navy: deep in the folds, bright along the edges.</li>
<li><strong>Damask</strong> in antique gold or terracotta: the figure shines and the ground stays quiet.</li>
<li><strong>Jacquard</strong> with a lattice drawn from a mashrabiya: order and pattern without flowers.</li>
<li><strong>Silk</strong>, for a smaller formal room with little sun.</li>
</ul>
<p>Matt linen, so good elsewhere, goes flat after dark. We keep it for the modern majlis that doubles as a family room, usually together with roller blinds.</p>
<h2>Tie-backs, tassels and restraint</h2>
<p>Curtains tied back at about two fifths of their height, measured from the floor, open the window like a stage and leave the upper part closed to the sun. Tassels look right on heavy plain cloth and fussy on a patterned one. Decide on a single place for ornament: the tie-back, the heading or the fabric. Two may be managed by a skilful eye. Three are a wedding hall.</p>
<blockquote>A room for guests should look as though it had been waiting for them, and not as though it had been rehearsing.</blockquote>
<h2>Seating and curtains as one order</h2>
<p>In the room shown above, a run of ivory linen seating fills the long wall beneath two windows, with a painting between them. The terracotta of the damask curtains returns in a cushion at each end; the others are deep green, gold and plain linen. That rhythm keeps the length of the bench from becoming monotonous. It also means that curtain and cushion were cut from the same dye lot, which is the quiet advantage of ordering them together.</p>
<p>For seating choose a cloth with at least 30,000 rubs and a tight weave. Chenille and bouclé do well. Velvet on a seat will show where people sat, which some families like and others do not; ask to see a used sample.</p>
<h2>Light through the day</h2>
<p>Although evenings matter most, a majlis is also used after Friday prayers and during Eid mornings, in full sun. Hang a white sheer behind the formal curtains and, on a west side, a sunscreen roller behind that. The guests will see a soft white window; the gold thread of your damask will still be gold in ten years.</p>
<h2>Sound</h2>
<p>Marble, plaster and glass throw voices back and forth, and twenty people talking in such a room become tiring. Heavy curtains over two walls, at double fullness and with interlining, remove a surprising amount of this echo. If grandparents find the room difficult, add cloth before you add anything electronic.</p>
<h2>A separate ladies’ majlis</h2>
<p>Here the brief tends to change: paler, fresher, with more daylight and complete privacy towards the entrance. Mist blue satin, pearl silk or a blush sheer over an opaque blind all answer it. Day-and-night rollers in the frame let the light in while the curtains are open, and cover the glass in one pull when the bell rings.</p>
<h2>Planning and timing</h2>
<ol>
<li>Settle the seating plan first, as it fixes the height of sills and sockets.</li>
<li>Choose curtain cloth and cushion cloth together.</li>
<li>Order at least three weeks before Ramadan or a wedding if the fabric has to come from abroad. Stocked velvets can be sewn within 24 hours and hung within 48.</li>
<li>Have the tassels fitted last, on site, when the folds have settled.</li>
</ol>
<p>Our consultants bring velvets, damasks and trimmings in one case, and a few cushions to try on the bench. See <a href="/our-works">finished rooms</a>, then tell us how many people you like to seat. We will start from there.</p>`,
};
