export function OrdersPage() {
  return <h1>Orders</h1>;
}
