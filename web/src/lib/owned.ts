/** Numbers of somebody's own box, as the rules tell them: what differs from ours, field by field. */
export interface Difference {
  table: string;
  entry: string; // "": the whole table
  field: string; // with dots where it lies deeper
  ours: unknown;
  theirs: unknown;
}

export interface OwnData {
  data: Record<string, unknown>;
  differs: Difference[];
  printed: Record<string, unknown>;
}

/** How a game calls what differs. */
export interface DataNames {
  entry: (difference: Difference) => string;
  field: (difference: Difference) => string;
  value: (value: unknown) => string;
}
