import Container from '@mui/material/Container';
import type { StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { highlights } from '@/content/highlights';
import { CardCarousel } from './CardCarousel';
import { PictureCard } from './PictureCard';

const meta = preview.meta({
  component: CardCarousel,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container sx={{ paddingBlock: 8 }}>
        <Story />
      </Container>
    ),
  ],
  args: {
    id: 'carousel',
    title: 'What makes us unique',
    what: 'features',
    cardPx: 290,
    stepPx: 310,
    children: highlights.en.map(({ heading, image, imageAlt }) => (
      <li key={heading}>
        <PictureCard
          to="/detailsPage"
          list="cards"
          title={heading}
          component="h3"
          image={image}
          imageAlt={imageAlt}
          ratio="1 / 1"
          sizes="290px"
        />
      </li>
    )),
    hasButtons: true,
  },
  argTypes: { children: { control: false } },
});

const PRESS_PX = 310;

/** One click scrolls by one card; the previous button is disabled at the start. */
const pressNext: StoryObj['play'] = async ({ canvas, userEvent }) => {
  const back = canvas.getByRole('button', { name: /^(Previous|السابق:) / });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(canvas.getByRole('button', { name: /^(Next|التالي:) / }));
  const track = canvas.getByRole('list');
  await waitFor(() => expect(Math.abs(track.scrollLeft)).toBe(PRESS_PX));
  await expect(back).toHaveAttribute('aria-disabled', 'false');
};

export const Default = meta.story({ play: pressNext });
export const Reduced = meta.story({ globals: { motion: 'reduced' }, play: pressNext });
export const WithoutButtons = meta.story({ args: { hasButtons: false } });
export const NextInArabic = meta.story({ globals: { locale: 'ar' }, play: pressNext });
