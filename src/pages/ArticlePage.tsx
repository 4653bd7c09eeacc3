export function ArticlePage() {
  return <h1>Article</h1>;
}
