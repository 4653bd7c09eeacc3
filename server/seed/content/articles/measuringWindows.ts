import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const measuringWindows: ArticleSeed = {
  id: 'how-to-measure-a-window',
  title: 'How to measure a window for curtains and blinds',
  image: image('articles/measuring-windows'),
  publishedAt: '2026-08-27T06:00:00.000Z',
  html: `<p>A curtain that is two centimetres short looks like a mistake for as long as it hangs. Two centimetres at the tape measure is also the most common slip we see in self-measured orders, and it is easily avoided. Set aside half an hour, find a steel tape and a helper, and work through the following in order.</p>
<h2>Before you start</h2>
<ul>
<li>Use a steel tape. Cloth tapes stretch, and the folding sort wobbles.</li>
<li>Measure in centimetres, to the nearest half, and write each figure down at once.</li>
<li>Width always comes first, then height. Mark them W and H.</li>
<li>Every window gets its own line, including those that look identical. They seldom are.</li>
</ul>
<h2>Curtains on a rod or track</h2>
<h3>1. Fix the position in your mind</h3>
<p>Will the track sit on the ceiling, on the wall, or in a recess? Ceiling tracks make a room taller. Rods on the wall are normally placed ten to fifteen centimetres above the frame, or half-way between frame and ceiling when the gap is large.</p>
<h3>2. Take the width</h3>
<p>Measure the glass and frame, then add room for the open curtains to rest beside the window: fifteen centimetres a side for sheers, twenty to twenty-five for drapes. A window of 240 cm wants a track of about 290 cm. If one side meets a wall or a cupboard, put the extra on the other and tell us, because the pair may need two different widths.</p>
<h3>3. Take the drop</h3>
<p>From the eye of the ring, or from the underside of the track, to the floor. Do it on the left, in the middle and on the right. If the three differ by a centimetre or more, your floor slopes, and the curtains should be hemmed on site. Otherwise use the smallest figure and deduct:</p>
<ul>
<li>half a centimetre for sheers that should just clear the floor;</li>
<li>nothing for drapes that kiss it;</li>
<li>add two centimetres if you like a slight break.</li>
</ul>
<h2>Blinds inside the recess</h2>
<p>An inside-fit blind must not touch the sides, and plaster is never quite straight. Take the width at the top, the middle and the bottom, and give us the <strong>smallest</strong>. Take the height left, centre and right: for roller, day-night and venetian blinds give us the <strong>largest</strong>, for roman and vertical blinds the <strong>smallest</strong>, because these must hang free. Write “recess size” beside the figures; we then make the blind a few millimetres narrower, according to its type. Do not deduct anything yourself, or it will be deducted twice.</p>
<p>Check the depth also. A roller in a cassette needs about eight centimetres, a fifty-millimetre venetian six and a half, a roman blind five. Look for handles that stick out: a tilt-and-turn handle may decide the matter in favour of an outside fit.</p>
<h2>Blinds outside the recess</h2>
<p>Here the blind overlaps the wall, so measure what you wish to cover and add five to ten centimetres on each side and at least ten at the top. The larger overlap is for bedrooms, where light round the edges matters most. Give us the finished width and drop, and write “blind size”.</p>
<h2>A note for sliding doors</h2>
<p>Measure the full opening with the door closed, then look at which leaf moves. The curtain or vertical blind should stack on the fixed side, so that the way out is free. For a stack on one side only, allow about one sixth of the width of the track with ripple-fold, and one quarter with pinch pleats.</p>
<h2>Common traps</h2>
<table>
<thead><tr><th>What we hear</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>“All six windows are the same.”</td><td>Measure all six; builders’ tolerances add up.</td></tr>
<tr><td>“The carpet is coming later.”</td><td>Tell us its thickness, or wait for it.</td></tr>
<tr><td>“There is a split unit beside the window.”</td><td>Note its distance; cold air lifts light sheers.</td></tr>
<tr><td>“I took the size of the old curtains.”</td><td>Old cloth has stretched or shrunk. Measure the window.</td></tr>
</tbody>
</table>
<h2>Photograph it</h2>
<p>Stand back until the whole wall is in the picture, with ceiling and floor, and take a second photograph of the corner where track and ceiling meet. A tape held up in the frame helps us more than you might think. Our workroom checks every self-measured order against such pictures and calls you if a figure looks odd.</p>
<blockquote>Measure twice, send once. And if the window is an arch, a corner or higher than you can safely reach, leave the ladder alone and let us do it.</blockquote>
<p>Measuring visits are free in Dubai, generally on the same day, and commit you to nothing. Our fitter uses a laser, writes the sizes on a plan you may keep, and the responsibility for them is ours from then on. For ready-made sizes have a look at the panels listed with each of our <a href="/products">fabrics</a>.</p>`,
};
