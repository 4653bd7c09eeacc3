export function RollersPage() {
  return <h1>Rollers</h1>;
}
