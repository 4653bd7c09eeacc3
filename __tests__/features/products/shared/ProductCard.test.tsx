import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { ProductCard } from '@/features/products/shared/ProductCard';
import { buildProduct, buildSize } from '@/fixtures/products.fixtures';
import { renderElement } from '../../../support/renderElement';

const imageUrls = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('src'));

describe('ProductCard', () => {
  it('shows name, the first two sizes and the price followed by the currency (product 5.2)', () => {
    const sizes = ['Small', 'Medium', 'Large'].map((size, index) =>
      buildSize({ _id: `s${index}`, size }),
    );
    renderElement(
      <ProductCard
        product={buildProduct({ sizes, price: 129.5 })}
        currency="AED"
        list="products"
      />,
    );
    const card = screen.getByRole('link');
    expect(card).toHaveTextContent('Ivory Linen');
    expect(card).toHaveTextContent('Small');
    expect(card).toHaveTextContent('Medium');
    expect(card).not.toHaveTextContent('Large');
    expect(card).toHaveTextContent('129.50 AED');
  });

  it('links to the product by its id, in the URL and as state (product 2.3)', async () => {
    const { user, place } = renderElement(
      <ProductCard product={buildProduct({ _id: 'a b' })} currency="AED" list="products" />,
    );
    await user.click(screen.getByRole('link'));
    expect(place.current).toBe('/product-detail?id=a+b');
    expect(place.state).toEqual({ id: 'a b' });
  });

  it('loads the second image on hover or focus', () => {
    const { container } = renderElement(
      <ProductCard product={buildProduct()} currency="AED" list="products" />,
    );
    expect(imageUrls(container)).toEqual(['/media/linen.webp']);
    const card = screen.getByRole('link');
    fireEvent.pointerEnter(card, { pointerType: 'touch' });
    expect(imageUrls(container)).toHaveLength(1);
    act(() => card.focus());
    expect(imageUrls(container)).toEqual(['/media/linen.webp', '/media/linen-room.webp']);
  });

  it('shows the fabric at a window first, and its cloth after a swipe (product 5.16)', () => {
    const [cloth = '', room = ''] = buildProduct().images;
    const product = buildProduct({ roomImage: room });
    const { container } = renderElement(
      <ProductCard product={product} currency="AED" list="products" />,
    );
    expect(imageUrls(container)).toEqual([room]);
    const card = screen.getByRole('link');
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(card, { pointerType: 'touch', clientX: from });
      fireEvent.pointerUp(card, { pointerType: 'touch', clientX: to });
    };
    swipe(100, 90);
    expect(imageUrls(container)).toEqual([room]);
    swipe(100, 20);
    expect(imageUrls(container)).toEqual([room, cloth]);
    expect(card).toHaveAttribute('data-turned', 'true');
    swipe(20, 100);
    expect(card).toHaveAttribute('data-turned', 'false');
  });

  it('renders without images, sizes and price', () => {
    const product = buildProduct({ images: [], sizes: [], price: Number.NaN });
    renderElement(<ProductCard product={product} currency="" list="products" />);
    const card = screen.getByRole('link');
    expect(card).toHaveTextContent('Ivory Linen');
    expect(card).toHaveTextContent('—');
    expect(card).not.toHaveTextContent('NaN');
  });

  it('has a shared image of its own in each list that shows the product', () => {
    const product = buildProduct();
    renderElement(
      <>
        <ProductCard product={product} currency="AED" list="related" />
        <ProductCard product={product} currency="AED" list="recent" />
      </>,
    );
    // React logs names of view transitions that occur twice, which fails the test.
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
