export function CategoriesPage() {
  return <h1>Categories</h1>;
}
