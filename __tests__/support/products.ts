import type { Product, ProductDetail, Size } from '@/contract/products';

export function buildSize(changes: Partial<Size> = {}): Size {
  return {
    _id: 'linen-1',
    size: '140 cm width',
    price: 185,
    quantity: 0,
    isAddedCart: false,
    ...changes,
  };
}

export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    _id: 'linen',
    name: 'Ivory Linen',
    images: ['/media/linen.webp', '/media/linen-room.webp'],
    sizes: [buildSize(), buildSize({ _id: 'linen-2', size: '280 cm width', price: 352.5 })],
    price: 185,
    ...changes,
  };
}

export function buildProductDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...buildProduct(),
    productId: 'linen',
    brand: 'Wadi Looms',
    category: 'Curtains',
    currency: 'AED',
    description: 'Pure flax in a warm ivory.',
    relatedProducts: [],
    ...changes,
  };
}
