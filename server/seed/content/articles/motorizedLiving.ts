import { image } from '../../images.ts';
import type { ArticleSeed } from '../../types.ts';

export const motorizedLiving: ArticleSeed = {
  id: 'living-with-motorized-curtains',
  title: 'A week with motorized curtains: what changes, and what does not',
  image: image('articles/motorised-living'),
  publishedAt: '2026-07-30T06:00:00.000Z',
  html: `<p>Motorized curtains sound like a luxury until you own a window five metres wide. Then they become a matter of whether the curtains are used at all. We asked several customers to write down what they actually did with theirs during an ordinary week. Their notes make a better guide than any list of functions.</p>
<h2>Morning: opening before you are awake</h2>
<p>The most popular scene is also the simplest. At half past six on working days the bedroom drapes open by a hand’s width; ten minutes later they open fully, and the sheers stay closed. Light wakes people more kindly than an alarm. One couple set it for one side of the bed only, since the other sleeps on.</p>
<p>On Saturday it does nothing. A schedule that knows the weekend is the difference between a helpful house and an irritating one, so ask us to set both.</p>
<h2>Afternoon: heat</h2>
<p>The second scene pays for itself. West-facing drapes close at two, before the sun reaches the glass, and open again at dusk. Once the floor and the sofa have warmed up, the air conditioning must remove that heat again; a curtain closed in time prevents it. In a hub with a light sensor the scene can follow the sky instead of the clock.</p>
<h2>Evening: the voice</h2>
<p>Our motors work with the common voice assistants and smart-home hubs. In practice, people use few sentences and always the same ones. “Close the living room” is typical. Give each window a short, plain name when we set it up. “Curtain left upper salon two” will never be said aloud by anyone.</p>
<h2>And the remote?</h2>
<p>It stays on the coffee table and is used more than all the rest. Guests, grandparents and children understand it at once. A wall plate beside the door is worth having too, at the place where your hand already goes for the light. Whatever happens to the internet connection, both continue to work, as they talk to the motor directly.</p>
<h2>Questions people ask before buying</h2>
<h3>Is it loud?</h3>
<p>A good curtain motor makes a low hum of about the level of a refrigerator, for eight to twelve seconds. Start and stop are softened, so that the cloth does not swing. Cheap motors can be heard through a wall, and that is the main thing you pay to avoid.</p>
<h3>What about a power cut?</h3>
<p>Draw the curtain by hand. The belt slips free and picks up again afterwards. Pulling the cloth ten centimetres also starts the motor, when there is power, which is how visitors tend to discover it.</p>
<h3>Do I need an electrician?</h3>
<p>For a wired track you need one socket within reach of its end, hidden in the recess if possible. If the room is finished and there is none, a battery motor does the job, and is charged with a cable twice a year. Roller blinds are nearly always fitted with batteries in existing homes.</p>
<h3>Which heading moves best?</h3>
<p>Ripple-fold. Its carriers share the load and the folds come back in the same place each time. Pinch pleats run well on wider carriers. Eyelets do not suit a track at all and have to be re-headed.</p>
<h2>What to prepare when you are building</h2>
<ul>
<li>A ceiling recess 22 to 25 cm deep for two tracks.</li>
<li>One socket per window, at the end where the motor will sit.</li>
<li>Timber or ply above the plasterboard, for a sound fixing.</li>
<li>A data cable only if your integrator asks for it; most systems are wireless.</li>
</ul>
<p>These four items cost little before the ceiling is closed and a great deal afterwards. We are glad to speak to your contractor, and send a drawing free of charge.</p>
<h2>What does not change</h2>
<p>The curtain itself. A motor cannot hide a skimpy fullness, a poor lining or an uneven hem. If anything it shows them, because the cloth now moves in one long, even stroke in front of everyone. Choose the fabric first, have it made properly, and let the motor be the last line of the quotation.</p>
<blockquote>By Thursday I had stopped thinking about it. By Sunday I noticed that the rug had not been in the sun all week.</blockquote>
<p>You can try tracks, motors and remotes in our showroom in Al Quoz, or ask for a demonstration set to be brought to the visit. Tell us which hub or assistant you use, and we will show it working with that one. Before you call, it helps to know the <a href="/products">cloth</a> you have in mind, since its weight decides the motor.</p>`,
};
