export function OurWorksPage() {
  return <h1>OurWorks</h1>;
}
