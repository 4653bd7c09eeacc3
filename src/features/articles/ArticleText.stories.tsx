import preview from '#.storybook/preview';
import { ArticleText } from './ArticleText';

/** Typography of every element allowed in an article. */
const meta = preview.meta({
  component: ArticleText,
  args: {
    children: (
      <>
        <p>A curtain is one of the largest pieces of cloth you will ever buy.</p>
        <p>
          Stand in the room at the hour you use it most, and look at the{' '}
          <a href="/products">fabrics</a> there.
        </p>
        <h2>Start with the light</h2>
        <p>Four answers are usual, and each has a cloth of its own.</p>
        <ul>
          <li>Nearly all of it: a voile.</li>
          <li>None: a blackout cloth.</li>
        </ul>
        <h3>Then the fibre</h3>
        <ol>
          <li>Touch it.</li>
          <li>Hang it up for a night.</li>
        </ol>
        <table tabIndex={0}>
          <tbody>
            <tr>
              <th>Fibre</th>
              <th>Its gift</th>
              <th>What it asks</th>
            </tr>
            <tr>
              <td>Linen</td>
              <td>A filtered glow</td>
              <td>Patience with its creases</td>
            </tr>
            <tr>
              <td>Silk</td>
              <td>Colour and sheen</td>
              <td>A lining against the sun</td>
            </tr>
          </tbody>
        </table>
        <blockquote>
          <p>When two samples are equally beautiful, choose the one you keep touching.</p>
        </blockquote>
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { children: <p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten.</p> },
  globals: { viewport: { value: 'slim' } },
});
