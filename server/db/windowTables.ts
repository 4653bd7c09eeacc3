export interface WindowTables {
  /** Windows that a customer measured; erased ones without figures. */
  measured_windows: {
    id: string;
    user_id: string;
    /** Id that the customer's device created. */
    window_id: string;
    /** JSON of the latest version; `null` when the window is erased. */
    figures: string | null;
    /** JSON of the version that did not win (rules/mergeWindow.ts). */
    earlier: string | null;
    erased_at: string | null;
  };
}
