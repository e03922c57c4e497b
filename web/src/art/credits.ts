/** Whose work the page shows, for the About screen; `what` is a name, or the id of a text where it starts with "page-". */
export interface Credit {
  what: string;
  author: string;
  licence: string;
}

export const credits: Credit[] = [
  { what: "Lilita One", author: "Juan Montoreano", licence: "SIL Open Font License 1.1" },
  { what: "Source Sans 3", author: "Paul D. Hunt, Adobe", licence: "SIL Open Font License 1.1" },
  { what: "page-credits-own", author: "Baffe", licence: "MIT" },
];
