export function CurtainDetailPage() {
  return <h1>CurtainDetail</h1>;
}
