export function OurWorkDetailPage() {
  return <h1>OurWorkDetail</h1>;
}
