/** Stands in for `hoist-non-react-statics` in the build: emotion needs it for class components with a theme only. */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target;
}
