/** What is drawn once and then stands still; remembering its parts would cost more than it saves. */
export const withoutReactCompiler =
  /src[\\/](app|components|content|theme|features[\\/](home|text|services|featureCards))[\\/]/;
