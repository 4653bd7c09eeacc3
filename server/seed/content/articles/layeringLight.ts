import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const layeringLight: ArticleSeed = {
  id: 'layering-sheers-and-drapes',
  title: 'Two layers, five moods: how to combine sheers and drapes',
  image: image('articles/layering-light'),
  publishedAt: '2026-10-22T06:00:00.000Z',
  html: `<p>Most windows in Dubai ask for two opposite things. At seven in the morning you want the whole sky; at three in the afternoon you want to be spared it. A single curtain can do one or the other. Two layers on two tracks can do both, and everything in between, which is why nearly every living room we furnish ends up with a sheer and a drape.</p>
<h2>What each layer is for</h2>
<p>The <strong>inner layer</strong>, nearest the glass, is the one you live with. It stays drawn for most of the day, takes out the glare, and blurs the view of the building opposite. It should be light, washable and wide: two and a half times the track at least, or it will look like a bandage.</p>
<p>The <strong>outer layer</strong> gives the room its frame. During the day it rests at the sides, where its colour and fold count for more than its function. In the evening it closes over the sheer, keeps in the lamplight and keeps out the street. This is the place for linen, velvet, satin or blackout.</p>
<h2>The five settings</h2>
<ol>
<li><strong>Both open.</strong> Early morning, or a winter day with the doors wide. Check that the stack at each side clears the glass; we add fifteen to twenty-five centimetres of track beyond the frame for this.</li>
<li><strong>Sheer closed, drape open.</strong> The daytime setting. Light arrives from everywhere at once and shadows go soft.</li>
<li><strong>Sheer closed, drape half drawn.</strong> The afternoon setting for west windows: pull the drape across the third that the sun is using and leave the rest.</li>
<li><strong>Sheer open, drape half drawn.</strong> For a dinner with a view: the cloth frames the skyline like a proscenium.</li>
<li><strong>Both closed.</strong> Night, film, or sleep.</li>
</ol>
<p>With motors these become buttons. With hand-drawn tracks they are simply habits, and it takes about a week to acquire them.</p>
<h2>Choosing a pair of cloths</h2>
<p>Contrast makes layering work. If both fabrics are plain, matt and of the same tone, the eye reads one thick curtain. Give them one clear difference and keep the rest alike:</p>
<ul>
<li><em>Weight:</em> a fine white voile behind a slow, heavy greige linen.</li>
<li><em>Colour:</em> an ivory sheer behind emerald or navy velvet.</li>
<li><em>Surface:</em> a slubby, linen-look sheer behind a smooth satin.</li>
</ul>
<p>Whites deserve care. A blue-white voile makes an ivory drape look tired, and an ivory voile makes white walls look unfinished. Match the white of the sheer to the <em>ceiling</em>, since that is what it will be seen against, and let the drape answer to the floor.</p>
<h2>Tracks, recesses and the distance between them</h2>
<p>Two tracks need depth. Allow twelve centimetres from the wall for the sheer, and a further ten for the drape, so that the folds do not rub. A ceiling recess of twenty-two to twenty-five centimetres takes both and hides the headings; if your home is still being built, ask the contractor for it now, along with a socket at one end. In a finished room the tracks can stand behind a pelmet, or the sheer can hang from the ceiling and the drape from a brass rod on the wall in front.</p>
<p>The order matters too. Sheers go on the window side because the sun would fade a drape that hung there, and because the outer layer must be able to close without catching. The single exception is a room with a blackout roller in the window frame: then the roller is the night layer, and a sheer and a dress curtain can hang in front for show.</p>
<h2>Lengths</h2>
<p>Drapes look best when they kiss the floor or break on it by a centimetre. Sheers should clear it by five millimetres, so that the robot vacuum cleaner does not eat them. Hem both on site if the floor is not level, and few floors are.</p>
<blockquote>If the budget allows only one layer this year, begin with the sheer and fit the double track. The drape can follow, and nothing has to be undone.</blockquote>
<h2>A worked example</h2>
<p>For the sitting corner in the picture we used a ceiling recess, white voile at two and a half times fullness, and greige linen-blend drapes at double. The window is 3.2 metres wide; each drape stacks into forty centimetres beside the glass. On an ordinary day the owner touches the drapes twice, once at three o’clock and once at dusk.</p>
<p>Our consultants carry sheers and drapes in pairs, so that you can hold them up together. <a href="/Categories">Browse the departments</a> first, note two or three of each, and we will bring them along.</p>`,
};
