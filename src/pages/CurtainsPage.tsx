export function CurtainsPage() {
  return <h1>Curtains</h1>;
}
