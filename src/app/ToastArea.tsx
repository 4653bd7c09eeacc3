export function ToastArea() {
  return null;
}
