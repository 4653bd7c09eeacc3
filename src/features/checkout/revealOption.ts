/** Scrolls an option's list, and nothing but the list, as far as the option needs to be seen. */
export function revealOption(id: string): void {
  const option = document.getElementById(id);
  const list = option?.parentElement;
  if (!option || !list) return;
  const end = option.offsetTop + option.offsetHeight;
  if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
  else if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
}
