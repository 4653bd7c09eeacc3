import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { recordLoadedImage } from '@/browser/loadedImages';
import { ArrivalContext } from '@/hooks/navigation/arrival';
import { Picture, type PictureProps } from '@/components/Picture';
import { mockIntersectionObserver } from '../support/mockIntersectionObserver';
import { renderElement } from '../support/renderElement';

const SRC = '/media/works/villa/1200x800-5b4b3a/1200.webp';

function renderPicture(props: Partial<PictureProps> = {}) {
  const observer = mockIntersectionObserver();
  const { container } = renderElement(
    <Picture src={SRC} alt="A villa" ratio="3 / 2" sizes="100vw" {...props} />,
  );
  return { observer, container };
}
const image = () => screen.queryByRole('img', { name: 'A villa' });

describe('Picture', () => {
  it('loads when a tenth of it is within 50 px of the viewport', () => {
    const { observer, container } = renderPicture();
    expect(image()).toBeNull();
    expect(observer.optionsIn(container)).toEqual([{ rootMargin: '50px', threshold: 0.1 }]);
    observer.show(container);
    expect(image()).toHaveAttribute('src', SRC);
    expect(observer.optionsIn(container)).toEqual([]);
  });

  it('loads at the distance of lazyMarginPx', () => {
    const { observer, container } = renderPicture({ lazyMarginPx: 10 });
    expect(observer.optionsIn(container)).toEqual([{ rootMargin: '10px', threshold: 0.1 }]);
  });

  it('loads at once with high priority when isPriority is set', () => {
    renderPicture({ isPriority: true });
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('offers two formats and several widths, with intrinsic width and height', () => {
    renderPicture({ isPriority: true });
    expect(document.querySelector('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/media/works/villa/1200x800-5b4b3a/480.avif 480w'),
    );
    expect(image()).toHaveAttribute('srcset', expect.stringContaining('1200.webp 1200w'));
    expect(image()).toHaveAttribute('width', '1200');
    expect(image()).toHaveAttribute('height', '800');
  });

  it('reserves its aspect ratio with its dominant color while loading', () => {
    const { container } = renderPicture();
    const frame = container.firstElementChild;
    const style = frame && getComputedStyle(frame);
    expect(style?.aspectRatio).toBe('3 / 2');
    expect(style?.backgroundColor).toBe('rgb(91, 75, 58)');
  });

  it('shows the size that an earlier screen loaded before it renders the others', () => {
    const loaded = '/media/works/villa/1200x800-5b4b3a/480.webp';
    const element = Object.defineProperty(new Image(), 'currentSrc', { value: loaded });
    recordLoadedImage(SRC, element);
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true });

    renderElement(
      <ArrivalContext value="return">
        <Picture src={SRC} alt="A villa" ratio="3 / 2" sizes="100vw" />
      </ArrivalContext>,
    );

    const added = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
    const picture = document.querySelector('picture');
    // Added to the frame of the first commit, not with it.
    expect(added).toContain(picture);
    expect(picture?.previousElementSibling).toHaveAttribute('src', loaded);
    expect(image()).toHaveAttribute('src', SRC);
  });

  it('keeps its alternative text when loading fails', () => {
    renderPicture({ isPriority: true });
    const broken = image();
    if (broken) fireEvent.error(broken);
    expect(document.querySelector('img')).toBeNull();
    expect(image()).toBeInTheDocument();
  });

  it.each([undefined, ''])('renders no img element without a URL (%p)', (src) => {
    renderPicture({ src, isPriority: true });
    expect(document.querySelector('img')).toBeNull();
  });
});
