import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Picture, type PictureProps } from '@/components/Picture';
import { observeByHand } from '../support/observeByHand';
import { renderPiece } from '../support/renderPiece';

const OWN = '/media/works/villa/1200x800-5b4b3a/1200.webp';

function renderPicture(props: Partial<PictureProps> = {}) {
  const view = observeByHand();
  const { container } = renderPiece(
    <Picture src={OWN} alt="A villa" ratio="3 / 2" sizes="100vw" {...props} />,
  );
  return { view, container };
}
const image = () => screen.queryByRole('img', { name: 'A villa' });

describe('a picture', () => {
  it('is fetched once it is within 50 px of the window, a tenth of it', () => {
    const { view, container } = renderPicture();
    expect(image()).toBeNull();
    expect(view.optionsIn(container)).toEqual([{ rootMargin: '50px', threshold: 0.1 }]);
    view.show(container);
    expect(image()).toHaveAttribute('src', OWN);
    expect(view.optionsIn(container)).toEqual([]);
  });

  it('comes at another distance where one is given', () => {
    const { view, container } = renderPicture({ lazyMarginPx: 10 });
    expect(view.optionsIn(container)).toEqual([{ rootMargin: '10px', threshold: 0.1 }]);
  });

  it('is fetched at once and before others as part of the first view', () => {
    renderPicture({ isPriority: true });
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('is offered in two formats and several widths, with its own size', () => {
    renderPicture({ isPriority: true });
    expect(document.querySelector('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/media/works/villa/1200x800-5b4b3a/480.avif 480w'),
    );
    expect(image()).toHaveAttribute('srcset', expect.stringContaining('1200.webp 1200w'));
    expect(image()).toHaveAttribute('width', '1200');
    expect(image()).toHaveAttribute('height', '800');
  });

  it('keeps its shape on its dominant colour while it is on its way', () => {
    const { container } = renderPicture();
    const frame = container.firstElementChild;
    const style = frame && getComputedStyle(frame);
    expect(style?.aspectRatio).toBe('3/2');
    expect(style?.backgroundColor).toBe('rgb(91, 75, 58)');
  });

  it('still says what it shows when it cannot be fetched', () => {
    renderPicture({ isPriority: true });
    const broken = image();
    if (broken) fireEvent.error(broken);
    expect(document.querySelector('img')).toBeNull();
    expect(image()).toBeInTheDocument();
  });

  it.each([undefined, ''])('asks for nothing without an address (%p)', (src) => {
    renderPicture({ src, isPriority: true });
    expect(document.querySelector('img')).toBeNull();
  });
});
