/** What scrolls says so: a box is marked where it goes on, and its style fades that edge. */
import type { Attachment } from "svelte/attachments";

const SLACK = 6; // px that nobody misses

/** Sets data-above, data-below and data-aside on the element while there is more in that direction. */
export const edges: Attachment<HTMLElement> = (element) => {
  function look(): void {
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
    element.toggleAttribute("data-above", scrollTop > SLACK);
    element.toggleAttribute("data-below", scrollHeight - clientHeight - scrollTop > SLACK);
    element.toggleAttribute("data-aside", scrollWidth - clientWidth - scrollLeft > SLACK);
  }
  const sizes = new ResizeObserver(look);
  function follow(): void {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
  }
  const parts = new MutationObserver(follow);
  follow();
  parts.observe(element, { childList: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener("scroll", look);
  };
};
