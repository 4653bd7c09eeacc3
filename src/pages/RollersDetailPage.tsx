export function RollersDetailPage() {
  return <h1>RollersDetail</h1>;
}
