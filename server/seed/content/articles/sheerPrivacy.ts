import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const sheerPrivacy: ArticleSeed = {
  id: 'sheers-and-privacy',
  title: 'Can they see in? An honest guide to sheers and privacy',
  image: image('articles/sheer-privacy'),
  publishedAt: '2026-06-18T06:00:00.000Z',
  html: `<p>It is the first question about sheers, and it is often put in a lowered voice: can the neighbours see in? The answer is a matter of physics more than of fabric, and once you know the rule you can predict it for any window at any hour.</p>
<h2>The rule of the brighter side</h2>
<p>A sheer hides whatever is on its <strong>darker</strong> side. By day the street is many times brighter than your sitting room. The sun lights up the threads of the curtain, and anyone outside sees those glowing threads and nothing behind them. You, in the shade, look through the gaps. After sunset the roles are exchanged: your lamps light up the threads on your side, you see a white veil, and the person on the opposite balcony sees you.</p>
<p>No sheer can escape this. A denser one only changes the degree. If a salesman tells you that a fabric gives privacy at night and a view by day, ask him to switch on the light.</p>
<h2>How much density do you need?</h2>
<p>For daytime, look at distance:</p>
<ul>
<li><strong>Over thirty metres</strong>, as in most towers: plain voile is quite sufficient.</li>
<li><strong>Ten to thirty metres</strong>, across a street or courtyard: voile at three times fullness, or a linen-look sheer at two and a half.</li>
<li><strong>Under ten metres</strong>, on a ground floor or beside a shared pool: a linen-look sheer with tight yarns, or sunscreen blinds behind a voile.</li>
</ul>
<p>Fullness matters as much as the weave. In a fold you look through two or three layers at a slant. The same fabric hung flat may show a face; hung at triple width it shows a shape.</p>
<h2>Colour plays a part</h2>
<p>White and ivory catch more light and so hide more. Grey and taupe sheers hide less by day, but keep the view outside truer, as there is less glare on the threads. Black sheers, fashionable abroad, are nearly transparent from within and give little cover: wonderful for a view over the sea, unwise across a street. Blush or sand give a slight tint to the light, which flatters people as well as rooms.</p>
<h2>And after dark?</h2>
<p>You need a second layer. There are four good ways:</p>
<ol>
<li><strong>Drapes in front.</strong> The classic, with the added comfort of a soft wall of cloth in the evening.</li>
<li><strong>A roller blind behind.</strong> It hides in the recess by day. Dim-out is enough for living rooms; choose blackout for bedrooms.</li>
<li><strong>A day-and-night blind</strong> on its own, if you prefer no curtain at all.</li>
<li><strong>Sheer verticals</strong>, whose vanes turn closed inside the voile.</li>
</ol>
<p>Placing lamps helps too. A bright lamp between you and the window makes silhouettes; the same lamp on the far wall, with a low one near the glass, makes them fainter. It will not replace a curtain, but it is useful on the evening before the fitters come.</p>
<h2>Seams, widths and the look from the street</h2>
<p>Ordinary cloth is 140 cm wide, so a large window needs several widths sewn together, and against the light each seam becomes a vertical line. Our sheers come in 280 and 300 cm as well. Turned on its side, such a cloth runs along the window without a join, up to a finished length of 255 cm with the 280 width and 275 with the 300. For higher rooms seams cannot be avoided; we then place them in the hollow of a fold.</p>
<p>From the outside, regularity is everything. Choose one white for the whole façade, even if the drapes inside differ from room to room. In many communities the rules require it anyway.</p>
<h2>Do they fade, and do they wash?</h2>
<p>White polyester voile is practically immune to the sun and can be washed at home at thirty degrees as often as you wish. Linen-look sheers behave in much the same way. Pure linen sheers are lovely, though they yellow slightly near the glass and should be cleaned professionally. Whichever you pick, hang it damp: its own weight will pull out the creases.</p>
<h2>A test you can do tonight</h2>
<p>Pin the sample across one pane, turn on your usual lamps, and go outside. Stand where the neighbour would stand. Then repeat it at noon. Ten minutes will tell you more than any catalogue, and you will know without doubt whether one layer is enough.</p>
<p>Samples of <a href="/products">Noor White Voile and Ward Blush Voile</a> are sent free of charge. If your window is a hard case, such as a corner on a pool terrace, ask for a visit in the early evening so that we can see it by both lights.</p>`,
};
