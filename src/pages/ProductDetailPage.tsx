export function ProductDetailPage() {
  return <h1>ProductDetail</h1>;
}
