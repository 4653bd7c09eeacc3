/** How a command of the staff ended; `started` when it was killed or its end could not be recorded. */
export type CommandOutcome = 'started' | 'done' | 'refused' | 'failed';

export interface StaffCommandsTable {
  id: string;
  at: string;
  /** Name of a member of the staff, or of the user of the operating system. */
  staff: string;
  /** e.g. `orders move` */
  command: string;
  /** JSON list, with keyed hashes instead of e-mail addresses. */
  arguments: string;
  outcome: CommandOutcome;
  /** When a server logged it. */
  logged_at: string | null;
}

export interface StaffTables {
  staff_commands: StaffCommandsTable;
}
