import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const fabricCare: ArticleSeed = {
  id: 'caring-for-curtains-in-a-desert-city',
  title: 'Dust, sun and sea air: caring for curtains in a desert city',
  image: image('articles/fabric-care'),
  publishedAt: '2026-10-08T06:00:00.000Z',
  html: `<p>Curtains in Dubai lead harder lives than curtains in London. Fine dust arrives through every gap, the sun is strong for eleven months of the year, and near the coast the air carries salt. None of this is a reason to go without beautiful fabric. It only means that a little attention, given regularly, is worth far more than one heroic cleaning every five years.</p>
<h2>Every week: two minutes</h2>
<p>Draw each curtain fully open and fully closed once. Folds that never move collect dust along their edges, and that dust is what later turns into grey lines. Open the window for this on a still, clear morning, if you can.</p>
<h2>Every month: the soft brush</h2>
<p>Use the upholstery nozzle of your vacuum cleaner, on low power, and work from the heading to the hem. Hold the cloth taut with your free hand. For particular fabrics:</p>
<ul>
<li><strong>Velvet</strong>: brush downwards, with the pile; finish with a dry velvet pad.</li>
<li><strong>Voile and sheers</strong>: put a piece of net over the nozzle, so that the cloth is not sucked in.</li>
<li><strong>Bouclé and chenille</strong>: use the flat nozzle without bristles, which would pull the loops.</li>
<li><strong>Roller and venetian blinds</strong>: a lambswool duster on closed slats, then tilt and do the other face.</li>
</ul>
<h2>Every season: look up</h2>
<p>Check hooks, rings and brackets. Wipe the track with a dry cloth and put one drop of silicone, never oil, on a pad and run it along the channel. Oil holds dust and turns into paste. Look at the lining on the window side as well; it is meant to take the wear, and should be replaced when it feels papery or tears between two fingers. A new lining costs a fraction of a new curtain.</p>
<h2>Washing, fibre by fibre</h2>
<table>
<thead><tr><th>Cloth</th><th>Method</th><th>Watch out for</th></tr></thead>
<tbody>
<tr><td>Polyester voile</td><td>Machine, 30 °C, short spin, rehang damp</td><td>No softener: it attracts dust</td></tr>
<tr><td>Linen blend</td><td>Machine, 30 °C, line-dry in shade</td><td>Hang while damp to avoid ironing</td></tr>
<tr><td>Pure linen</td><td>Dry-clean, or cool wash if pre-shrunk</td><td>Up to three per cent shrinkage</td></tr>
<tr><td>Cotton prints</td><td>Cool wash, inside out</td><td>Dry away from direct sun</td></tr>
<tr><td>Velvet, silk, damask</td><td>Dry-clean only</td><td>Water marks</td></tr>
<tr><td>Coated blackout</td><td>Sponge with cool water</td><td>Never wring, fold wet or tumble-dry</td></tr>
</tbody>
</table>
<p>Before any wash, take out the hooks, note which hole each one came from, and remove the weights from the hem. Shake the curtain outdoors first. Dust and water make mud, and mud is much harder to rinse away than dust is to shake off.</p>
<h2>Spots and accidents</h2>
<p>Blot; do not rub. Work from the outside of the spot to the middle with a white cloth barely damp with cool water. Coffee and tea give way to a few drops of white vinegar in a glass of water; candle wax should be frozen with an ice pack and broken off; henna needs a professional, and quickly. Try any remedy inside the hem before you use it at eye level. On silk, leave the spot alone and ring us.</p>
<h2>Sun is the slow stain</h2>
<p>Fading is damage to the fibre as well as to the colour. Lining doubles the life of a west-facing curtain. So does a sunscreen roller behind it, closed between noon and four. If a pair hangs at a window with sun on one side only, swap left for right each year; the difference, spread over both, will not be noticed. Leave the curtains half closed, with the folds loose, when you travel in summer, so that no one edge takes all the sun.</p>
<h2>Salt and humidity</h2>
<p>On the Palm and along the Marina, salt crystals settle on cloth and metal. Natural fibres draw moisture from the air and can lengthen by a centimetre in August, then recover in November. We allow for this when we hem. Wipe brass rods with a dry cloth instead of metal polish; most of ours are lacquered, and polish would take the lacquer off.</p>
<h2>When to call us</h2>
<p>Ring when a heading has lost its stiffness, when a motor sounds different, when pleats no longer close evenly, or when the hem has started to dip. Small faults stay small if they are dealt with. Our <a href="/services/repair-maintenance">repair and maintenance service</a> takes curtains down, has them cleaned by the proper method, mends what needs it and hangs them again. Most customers book it once a year, in October, when the worst of the dust is over and the windows are about to be opened again.</p>`,
};
