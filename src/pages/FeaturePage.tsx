export function FeaturePage() {
  return <h1>Feature</h1>;
}
