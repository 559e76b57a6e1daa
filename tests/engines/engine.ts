/** A window of a browser, whatever engine is in it. */
export interface EngineWindow {
  /** Opens an address and resolves when the document has loaded. */
  go(url: string): Promise<void>;
  /** Evaluates an expression in the page; what it gives, or resolves to, travels as JSON. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** An engine that may be on this machine. */
export interface Engine {
  name: string;
  /** Names what is missing to run it, in a sentence; null when nothing is. */
  missing(): string | null;
  open(folder: string): Promise<EngineWindow>;
}
