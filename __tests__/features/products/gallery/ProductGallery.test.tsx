import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toGalleryPictures } from '@/features/products/gallery/gallery';
import { ProductGallery } from '@/features/products/gallery/ProductGallery';
import { expectNamedControls } from '../../../support/expectNamedControls';
import { renderElement } from '../../../support/renderElement';

const images = [
  '/media/1.webp',
  '/media/2.webp',
  '/media/3.webp',
  '/media/4.webp',
  '/media/5.webp',
];

const showGallery = (count = 3) =>
  renderElement(<ProductGallery product={{ name: 'Linen', images: images.slice(0, count) }} />, {
    hasAllStyles: true,
  });
const large = () => screen.getByRole('button', { name: /Enlarge/ });

/** A touch event; jsdom has no PointerEvent. */
const touch = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' });

describe('ProductGallery', () => {
  it('shows at most four images (product 5.4)', () => {
    showGallery(5);
    expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(4);
  });

  it('shows the image of the clicked thumbnail', async () => {
    const { user } = showGallery();
    await user.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
    expect(large()).toHaveAccessibleName('Linen. Enlarge picture 2 of 3');
    expect(screen.getByRole('button', { name: 'Show picture 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('moves between thumbnails by arrow keys', async () => {
    const { user } = showGallery();
    await user.click(screen.getByRole('button', { name: 'Show picture 1 of 3' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Show picture 3 of 3' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Show picture 1 of 3' })).toHaveFocus();
  });

  it('shows the next image on swipe', () => {
    showGallery();
    fireEvent(large(), touch('pointerdown', 200));
    fireEvent(large(), touch('pointerup', 100));
    expect(large()).toHaveAccessibleName(/picture 2 of 3/);
  });

  it('opens a dialog with arrow-key navigation that returns focus on Esc', async () => {
    const { user } = showGallery();
    await user.click(large());
    const dialog = await screen.findByRole('dialog', { name: 'Enlarged picture' });
    expectNamedControls('PictureZoom');
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('status')).toHaveTextContent('2 / 3');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(large()).toHaveFocus();
  });

  describe('in a right-to-left page', () => {
    beforeEach(() => {
      document.dir = 'rtl';
    });
    afterEach(() => {
      document.dir = '';
    });

    it('the arrow key to the left shows the next image, as its arrow does', async () => {
      const { user } = showGallery();
      await user.click(large());
      const dialog = await screen.findByRole('dialog', { name: 'Enlarged picture' });
      await user.keyboard('{ArrowLeft}');
      expect(within(dialog).getByRole('status')).toHaveTextContent('2 / 3');
      await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
      expect(within(dialog).getByRole('status')).toHaveTextContent('3 / 3');
      for (const name of ['Previous picture', 'Next picture'])
        expect(within(dialog).getByRole('button', { name }).firstElementChild).toHaveStyle({
          transform: 'scaleX(-1)',
        });
    });

    it('a swipe to the right shows the next image', () => {
      showGallery();
      fireEvent(large(), touch('pointerdown', 100));
      fireEvent(large(), touch('pointerup', 200));
      expect(large()).toHaveAccessibleName(/picture 2 of 3/);
    });
  });

  it('closes the enlarged image on Back and reopens it on Forward (product 2.9)', async () => {
    const { user, place } = showGallery();
    await user.click(large());
    await screen.findByRole('dialog', { name: 'Enlarged picture' });
    place.go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(large()).toHaveFocus();
    place.go(1);
    expect(await screen.findByRole('dialog', { name: 'Enlarged picture' })).toBeInTheDocument();
  });

  it('magnifies on click; arrow keys then pan the image', async () => {
    const { user } = showGallery();
    await user.click(large());
    const picture = await screen.findByRole('button', { name: 'Linen. Magnify' });
    await user.click(picture);
    expect(picture).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('1 / 3');
    await user.click(picture);
    expect(picture).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent('2 / 3');
  });

  it('shows a placeholder without images and no thumbnails for one image', () => {
    const { update } = showGallery(0);
    expect(screen.getByText('Picture to follow')).toBeInTheDocument();
    update(<ProductGallery product={{ name: 'Linen', images: ['/media/1.webp'] }} />);
    expect(screen.queryByRole('button', { name: /^Show picture/ })).not.toBeInTheDocument();
  });

  it('uses the alternative text of an image, or the product name', () => {
    const altOfSecond = (imageAlts: string[]) =>
      toGalleryPictures({ name: 'Linen', images: ['/a', '/b'], imageAlts })[1]?.alt;
    expect(altOfSecond(['A fold', 'A room'])).toBe('A room');
    expect(altOfSecond(['A fold'])).toBe('Linen');
  });

  it('shows the image at a window first, with its text (product 5.16)', () => {
    const product = { name: 'Linen', images: ['/a', '/b'], imageAlts: ['A fold', 'A room'] };
    expect(toGalleryPictures({ ...product, roomImage: '/b' })).toMatchObject([
      { src: '/b', alt: 'A room' },
      { src: '/a', alt: 'A fold' },
    ]);
    expect(toGalleryPictures({ ...product, roomImage: '/c' })[0]).toMatchObject({ alt: 'Linen' });
  });
});
