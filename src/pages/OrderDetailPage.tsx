export function OrderDetailPage() {
  return <h1>OrderDetail</h1>;
}
